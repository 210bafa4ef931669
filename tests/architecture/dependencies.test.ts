import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Manifest {
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** Rows of CONTRIBUTING.md's table: `| override \`NAME\` | REASON |`. */
const reasons = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| (override|script) `([^`]+)` \| (.+) \|$/gm)];
const reasonsFor = (kind: string) => reasons.filter((row) => row[1] === kind).map((row) => row[2]);

it('every override has its reason, and no reason outlives its override', () => {
  expect(reasonsFor('override').sort()).toEqual(Object.keys(manifest.overrides).sort());
});

it('every install script is allowed or refused for a reason', () => {
  expect(reasonsFor('script').sort()).toEqual(Object.keys(manifest.allowScripts).sort());
  for (const [, , name, reason] of reasons.filter((row) => row[1] === 'script'))
    expect(reason, name).toMatch(manifest.allowScripts[name!] ? /^allowed: / : /^refused: /);
});

it('what checks and builds is pinned to one version', () => {
  const loose = Object.entries(manifest.devDependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});
