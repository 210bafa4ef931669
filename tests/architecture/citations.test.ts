import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, projectRoot, readSource } from './files';

const code = filesOf().filter((file) => /\.(tsx?|m?js|cjs|css)$/.test(file));
const documents = filesOf('README.md', 'CONTRIBUTING.md', 'docs').filter((file) => file.endsWith('.md'));
const specification = readSource('docs/specification.md').split(/^## /m).slice(1);

/** Section names by clause number, for citations such as `§9 Billing` or `§2, Layout`. */
const sections = new Map(
  specification.flatMap((clause) => {
    const number = /^§(\d) /.exec(clause)?.[1];
    return number ? [[number, [...clause.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name!.toLowerCase())]] : [];
  }),
);

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  [...readSource(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));

function isMissing(file: string, anchor: string | undefined): boolean {
  if (!existsSync(path.join(projectRoot, file))) return true;
  return anchor !== undefined && !anchorsOf(file).includes(anchor);
}

/** Returns the citations that `find` matches and `wrong` rejects, as `file: citation`. */
function danglingCitations(
  files: readonly string[],
  find: RegExp,
  wrong: (match: RegExpMatchArray, file: string) => boolean,
) {
  return files.flatMap((file) =>
    [...readSource(file).matchAll(find)]
      .filter((match) => wrong(match, file))
      .map(([citation]) => `${file}: ${citation}`),
  );
}

describe('a citation', () => {
  it('names an existing clause of the specification', () => {
    expect([...sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(
      danglingCitations([...code, ...documents], /§(\d[\d.]*\d|\d)/g, ([, number]) => !sections.has(number!)),
    ).toEqual([]);
  });

  it('names an existing section of its clause', () => {
    const named = /§(\d),? ([A-Z][a-z]+|billing\b|customs\b)/g;
    const has = (number: string, name: string) =>
      sections.get(number)?.some((section) => section.startsWith(name.toLowerCase()));
    expect(danglingCitations(code, named, ([, number, name]) => !has(number!, name!))).toEqual([]);
  });

  it('names its page in docs and an existing heading', () => {
    const page = /(?<!\w\/)\bdocs\/([\w/-]+(?:\.\w+)+)(?:#([\w-]+))?/g;
    expect(
      danglingCitations([...code, ...documents], page, ([, file, anchor]) => isMissing(`docs/${file}`, anchor)),
    ).toEqual([]);
    expect(
      danglingCitations(
        code,
        /(?<![\w/])(?:specification|decisions\/[\w-]+|qualities|upgrading|first-day)\.md/g,
        () => true,
      ),
    ).toEqual([]);
  });

  it('resolves to an existing page or file when a document links to it', () => {
    const link = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
    const leadsNowhere = ([, target, anchor]: RegExpMatchArray, file: string) =>
      isMissing(target ? path.posix.join(path.posix.dirname(file), target) : file, anchor);
    expect(danglingCitations(documents, link, leadsNowhere)).toEqual([]);
    const named = /`((?:app|components|lib|messages|scripts|tests)\/[\w./[\]()-]+)`/g;
    expect(danglingCitations(documents, named, ([, file]) => isMissing(file!, undefined))).toEqual([]);
  });

  it('names tests that exist', () => {
    const tests = filesOf('tests');
    const matches = (name: string) => tests.some((file) => /\.(test|spec)\.tsx?$/.test(file) && file.includes(name));
    const commands = /npm run test:(?:unit|contract|browser|stack)((?: (?:tests\/)?[a-z][\w/.-]+)+)/g;
    const isNoTest = ([, names]: RegExpMatchArray) => !names!.trim().split(' ').every(matches);
    expect(danglingCitations(documents, commands, isNoTest)).toEqual([]);
    const trials = [...readSource('scripts/chaos.mjs').matchAll(/files: \[([^\]]+)\]/g)].flatMap(([, list]) =>
      [...list!.matchAll(/'([^']+)'/g)].map(([, name]) => name!),
    );
    expect(trials.length).toBeGreaterThan(10);
    expect(trials.filter((name) => name !== 'soak' && !matches(name))).toEqual([]);
  });

  it('names source files that exist in comments', () => {
    const names = new Set(filesOf().flatMap((file) => [path.basename(file), path.basename(file).split('.')[0]!]));
    const comment = /^\s*(?:\/\/|\/?\*+).*$/gm;
    const named = /`([\w./-]*[\w-]+\.(?:tsx?|mjs|css))`/g;
    const wrong = code.flatMap((file) =>
      [...readSource(file).matchAll(comment)].flatMap(([line]) =>
        [...line.matchAll(named)]
          .filter(([, name]) => !names.has(path.basename(name!)))
          .map(([name]) => `${file}: ${name}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('names an existing command of package.json', () => {
    const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> };
    expect(danglingCitations(documents, /\bnpm run ([\w:-]+)/g, ([, name]) => !(name! in scripts))).toEqual([]);
  });
});
