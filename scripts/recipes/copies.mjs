// Copies of the tree with a sample, and a run of Vitest over them.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { bin } from '../run.mjs';

const COPIED_PATHS = ['app', 'components', 'docs', 'lib', 'messages', 'scripts', 'tests', '*.*', '.gitignore'];

function link(from, to) {
  try {
    linkSync(from, to);
  } catch {
    // The copy is on another file system, which a link cannot reach.
    copyFileSync(from, to);
  }
}

/**
 * Makes a copy of the tree. Edited files are separate, all other files are links. `edits` maps files to their new text.
 */
export function makeCopy(folder, edits) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...COPIED_PATHS], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(file));
  for (const file of files) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    if (!(file in edits)) link(file, `${folder}/${file}`);
  }
  for (const [file, text] of Object.entries(edits)) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
  }
  symlinkSync(path.resolve('node_modules'), `${folder}/node_modules`);
  // Tests of the architecture list files by git.
  spawnSync('git', ['init', '--quiet', folder]);
}

/**
 * Runs files of tests in copies, in one process. Returns by copy and file the messages of its failures, or [] if it
 * passed.
 */
export function runTests(work, testsByCopy, { update = false } = {}) {
  const names = Object.keys(testsByCopy);
  const config = `${work}/vitest.config.ts`;
  const report = `${work}/report.json`;
  rmSync(report, { force: true });
  writeFileSync(
    config,
    `${names.map((name, index) => `import c${index} from './${name}/vitest.config';`).join('\n')}
const unit = (config: any, name: string, include: string[]) => {
  const project = config.test.projects[0];
  return { ...project, root: ${JSON.stringify(work)} + '/' + name, test: { ...project.test, name, include, testTimeout: 60_000 } };
};
export default { test: { maxWorkers: 2, projects: [
${names.map((name, index) => `  unit(c${index}, ${JSON.stringify(name)}, ${JSON.stringify(testsByCopy[name])}),`).join('\n')}
] } };
`,
  );
  const { stderr } = spawnSync(
    path.resolve(bin('vitest')),
    ['run', '--config', config, '--reporter=json', `--outputFile=${report}`, ...(update ? ['--update'] : [])],
    { cwd: work, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'test', ...(!update && { CI: '1' }) } },
  );
  if (!existsSync(report)) throw new Error(`Vitest wrote no report:\n${stderr}`);
  const failures = {};
  for (const { name, message, status, assertionResults } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const messages = failed.map((result) => `${result.fullName}: ${result.failureMessages.join('\n')}`);
    if (status === 'failed' && message) messages.push(message);
    failures[path.relative(work, name)] = messages;
  }
  return failures;
}
