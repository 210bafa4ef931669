import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, readSource } from './files';

const code = filesOf('app', 'components', 'lib', 'scripts', 'tests').filter((file) => /\.(tsx?|mjs)$/.test(file));
const page = readSource('docs/upgrading.md');

/** `package/dist/x` is the inside of a package, except for a style sheet, which is meant to be imported. */
const INSIDE = /\bfrom '(?!@\/)(?:@[\w-]+\/)?[\w-]+\/(?:.+\/)?(?:dist|lib|src|build|internal)\/[^']*'/;

describe('docs/upgrading.md', () => {
  it('lists every file that imports from inside a package', () => {
    const inside = code.filter((file) => INSIDE.test(readSource(file)));
    expect(inside).toContain('lib/server/web/stored-pages/page-cache.ts');
    const unlisted = inside.filter((file) => !page.includes(`\`${file}\``));
    expect(unlisted, 'add an entry for the file to docs/upgrading.md, or use a documented import').toEqual([]);
  });

  it('names tests that exist in every entry', () => {
    const entries = page.split(/^### /m).slice(1);
    expect(entries.length).toBeGreaterThan(30);
    const tests = filesOf('tests');
    const exists = (name: string) =>
      tests.some((file) =>
        name.includes('/') ? file === name : file.startsWith('tests/e2e/') && path.basename(file) === name,
      );
    const testsOf = (entry: string) => {
      const [, check = ''] = /^- Check: (.*)$/m.exec(entry) ?? [];
      return [...check.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    };
    const unguarded = entries.filter((entry) => testsOf(entry).length === 0 || !testsOf(entry).every(exists));
    expect(unguarded, 'name a test in the line “Check” of the entry').toEqual([]);
  });
});
