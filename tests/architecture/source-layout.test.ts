import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, projectRoot, readSource } from './files';

const code = filesOf('app', 'components', 'lib', 'middleware.ts').filter((file) => /\.tsx?$/.test(file));
const lineCount = (file: string) => readSource(file).trimEnd().split('\n').length;
const baseName = (file: string) => path.posix.basename(file);

describe('the source code', () => {
  it('has the designed folders at the top level', () => {
    const top = new Set(filesOf().map((file) => file.split('/')[0]));
    for (const folder of ['app', 'components', 'lib', 'messages', 'public', 'tests', 'middleware.ts', 'next.config.ts'])
      expect(top).toContain(folder);
    for (const foreign of ['src', 'pages', 'utils', 'proxy.ts', 'i18n']) expect(top).not.toContain(foreign);
  });

  it('has no barrel files and no unnamed folders', () => {
    expect(code.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
    expect(code.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file))).toEqual([]);
  });

  it('has a folder for each folder of unit tests', () => {
    const folders = new Set(
      filesOf('tests/unit').map((file) =>
        path.posix
          .dirname(file)
          .replace(/\/__snapshots__$/, '')
          .slice(11),
      ),
    );
    const unknown = [...folders].filter(
      (folder) => folder !== 'support' && !existsSync(path.join(projectRoot, folder)),
    );
    expect(unknown, 'move the unit test to tests/unit/<the folder of its code>').toEqual([]);
  });

  it('names files in kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.island|\.d|\.module)?\.(tsx?|css)$/;
    expect(
      filesOf('components', 'lib').filter((file) => /\.(tsx?|css)$/.test(file) && !kebab.test(baseName(file))),
    ).toEqual([]);
  });

  it('has "use client" in island files and nowhere else', () => {
    const errorPages = /^app\/(global-error|\[lang\]\/error)\.tsx$/;
    const says = (file: string) => /^['"]use client['"]/m.test(readSource(file));
    const unnamed = code.filter((file) => says(file) && !file.endsWith('.island.tsx') && !errorPages.test(file));
    expect(unnamed, 'name the file of a client component *.island.tsx').toEqual([]);
    const unmarked = code.filter((file) => file.endsWith('.island.tsx') && !says(file));
    expect(unmarked, "begin an island with 'use client'").toEqual([]);
  });

  it('no server code reaches the browser', () => {
    const runsOnEdgeToo = 'lib/server/web/stored-pages/page-cache.ts';
    const unguarded = code.filter(
      (file) =>
        file.startsWith('lib/server/') &&
        file !== runsOnEdgeToo &&
        !file.endsWith('.d.ts') &&
        !readSource(file).startsWith("import 'server-only';"),
    );
    expect(unguarded, "begin a file of lib/server with import 'server-only'").toEqual([]);
  });

  it('reads no clock, environment or console in a verb', () => {
    const verbs = code.filter((file) =>
      /^lib\/server\/(?!programs|web\/(?!tracking-box)|services|messaging\/queue|platform\/(db|config))/.test(file),
    );
    const reading = verbs.filter((file) =>
      /\bDate\.now\(\)|new Date\(\)|process\.env|console\./.test(readSource(file)),
    );
    expect(reading, 'use ctx.now, ctx.config and ctx.log').toEqual([]);
  });

  it('pages and middleware stay within their line limits', () => {
    const longPages = code.filter((file) => /^app\/.*\/page\.tsx$/.test(file) && lineCount(file) > 60);
    expect(longPages, 'move the content of the page into a view in components').toEqual([]);
    expect(lineCount('middleware.ts')).toBeLessThanOrEqual(40);
    const longFiles = code.filter((file) => lineCount(file) > 300);
    expect(longFiles, 'split the file: 300 lines are the limit').toEqual([]);
  });

  it('has one API route and no server actions', () => {
    expect(code.filter((file) => /\/route\.tsx?$/.test(file)).filter((file) => file.startsWith('app/api'))).toEqual([
      'app/api/[...path]/route.ts',
    ]);
    expect(code.filter((file) => /^['"]use server['"]/m.test(readSource(file)))).toEqual([]);
    expect(existsSync(path.join(projectRoot, 'app/layout.tsx'))).toBe(false);
  });

  it('writes the paths of calls in their definitions only', () => {
    const definitions = /^lib\/contract\/(calls\/.+|call-routes)\.ts$/; // the routes are generated from the definitions
    const elsewhere = code.filter(
      (file) => !definitions.test(file) && /['"`]\/?(oms|v1\/api|officalsite|publicservice)\//.test(readSource(file)),
    );
    expect(elsewhere, 'use CALLS of lib/contract/calls.ts').toEqual([]);
  });
});
