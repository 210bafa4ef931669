// `npm run check:english`: plain English in comments, documents and commit subjects.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commentsOf, findingsOf, paragraphsOf } from './english/rules.mjs';

/** The commit after which subjects are checked. */
const FIRST_COMMIT = '9ef6d5c3cdc4230a0073ffe191e4fcbef5c1dd4c';
const SUBJECT_LENGTH = 72;

const git = (...parameters) => execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 1e8 });

function filesToRead() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  const isCode = (file) =>
    /^(app|components|lib|public|scripts|tests|[^/]+$)/.test(file) && /\.(tsx?|m?js|cjs|css|sh)$/.test(file);
  // The specification is not ours to rewrite. The glossary quotes words.
  const isDocument = (file) =>
    /^(docs\/|README|CONTRIBUTING)[^ ]*\.md$/.test(file) && !/specification|glossary/.test(file);
  return files.filter((file) => (isCode(file) || isDocument(file)) && existsSync(file));
}

/** Findings of a file, as `line: what is wrong: the text`. */
function readFindings(file) {
  const text = readFileSync(file, 'utf8');
  const parts = file.endsWith('.md') ? paragraphsOf(text) : commentsOf(text, path.extname(file));
  return parts.flatMap((part) => findingsOf(part));
}

/**
 * Returns commits after `since` whose subject is too long, is the default subject of a merge, or belongs to a commit
 * that must be squashed. Empty if the clone does not have that commit.
 */
function wrongSubjects(since) {
  try {
    git('merge-base', '--is-ancestor', since, 'HEAD');
  } catch {
    return [];
  }
  const commits = git('log', '--format=%h %s', `${since}..HEAD`).split('\n').filter(Boolean);
  return commits.filter(
    (line) =>
      line.slice(line.indexOf(' ') + 1).length > SUBJECT_LENGTH || / (Merge branch |fixup! |squash! )/.test(line),
  );
}

const findings = filesToRead().flatMap((file) => readFindings(file).map((finding) => `${file}:${finding}`));
const subjects = wrongSubjects(FIRST_COMMIT);
for (const finding of findings) console.log(finding);
for (const subject of subjects)
  console.log(`commit subject over ${SUBJECT_LENGTH} characters, a merge of a branch, or a fixup: ${subject}`);
process.exitCode = findings.length > 0 || subjects.length > 0 ? 1 : 0;
