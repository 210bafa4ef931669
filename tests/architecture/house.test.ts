import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { describe, expect, it } from 'vitest';
import settings from '../../.dependency-cruiser.cjs';
import { filesOf, projectRoot, read } from './files';

const code = filesOf('app', 'components', 'lib', 'middleware.ts').filter((file) => /\.tsx?$/.test(file));
const lines = (file: string) => read(file).trimEnd().split('\n').length;
const base = (file: string) => path.posix.basename(file);

describe('the house', () => {
  it('imports only downwards', { timeout: 60_000 }, async () => {
    const { output } = await cruise(
      ['app', 'components', 'lib', 'middleware.ts'],
      { ...settings.options, baseDir: projectRoot, ruleSet: { forbidden: settings.forbidden }, validate: true },
      {},
      { tsConfig: extractTSConfig(path.join(projectRoot, 'tsconfig.json')) },
    );
    const { violations } = (output as ICruiseResult).summary;
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });

  it('has rooms of its own kinds on top', () => {
    const top = new Set(filesOf().map((file) => file.split('/')[0]));
    for (const folder of ['app', 'components', 'lib', 'messages', 'public', 'tests', 'middleware.ts', 'next.config.ts'])
      expect(top).toContain(folder);
    for (const foreign of ['src', 'pages', 'utils', 'proxy.ts', 'i18n']) expect(top).not.toContain(foreign);
  });

  it('has no barrels and no rooms without a name', () => {
    expect(code.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
    expect(code.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file))).toEqual([]);
  });

  it('names files in kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.island|\.d|\.module)?\.(tsx?|css)$/;
    expect(
      filesOf('components', 'lib').filter((file) => /\.(tsx?|css)$/.test(file) && !kebab.test(base(file))),
    ).toEqual([]);
  });

  it('says "use client" in islands, and only there', () => {
    const errorPages = /^app\/(global-error|\[lang\]\/error)\.tsx$/;
    const says = (file: string) => /^['"]use client['"]/m.test(read(file));
    expect(code.filter((file) => says(file) && !file.endsWith('.island.tsx') && !errorPages.test(file))).toEqual([]);
    expect(code.filter((file) => file.endsWith('.island.tsx') && !says(file))).toEqual([]);
  });

  it('keeps the server out of the browser', () => {
    const runsOnEdgeToo = 'lib/server/http/page-cache.ts';
    const unguarded = code.filter(
      (file) =>
        file.startsWith('lib/server/') &&
        file !== runsOnEdgeToo &&
        !file.endsWith('.d.ts') &&
        !read(file).startsWith("import 'server-only';"),
    );
    expect(unguarded).toEqual([]);
  });

  it('lets no verb read clock, environment or console', () => {
    const verbs = code.filter((file) => /^lib\/server\/(?!cli|http|db|config|services|outbox)/.test(file));
    expect(verbs.filter((file) => /\bDate\.now\(\)|new Date\(\)|process\.env|console\./.test(read(file)))).toEqual([]);
  });

  it('keeps pages a table of contents and the middleware thin', () => {
    expect(code.filter((file) => /^app\/.*\/page\.tsx$/.test(file) && lines(file) > 60)).toEqual([]);
    expect(lines('middleware.ts')).toBeLessThanOrEqual(40);
    expect(code.filter((file) => lines(file) > 300)).toEqual([]);
  });

  it('has one API route and no server actions', () => {
    expect(code.filter((file) => /\/route\.tsx?$/.test(file)).filter((file) => file.startsWith('app/api'))).toEqual([
      'app/api/[...path]/route.ts',
    ]);
    expect(code.filter((file) => /^['"]use server['"]/m.test(read(file)))).toEqual([]);
    expect(existsSync(path.join(projectRoot, 'app/layout.tsx'))).toBe(false);
  });

  it('writes the paths of calls in one file', () => {
    const elsewhere = code.filter(
      (file) =>
        file !== 'lib/contract/calls.ts' && /['"`]\/?(oms|v1\/api|officalsite|publicservice)\//.test(read(file)),
    );
    expect(elsewhere).toEqual([]);
  });
});
