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
const REMEDY = 'add a row with the reason to the table in CONTRIBUTING.md, or remove the row that is out of date';
const reasonsFor = (kind: string) => reasons.filter((row) => row[1] === kind).map((row) => row[2]);

it('every override has a reason, and every reason has an override', () => {
  expect(reasonsFor('override').sort(), REMEDY).toEqual(Object.keys(manifest.overrides).sort());
});

it('every install script is allowed or refused with a reason', () => {
  expect(reasonsFor('script').sort(), REMEDY).toEqual(Object.keys(manifest.allowScripts).sort());
  for (const [, , name, reason] of reasons.filter((row) => row[1] === 'script'))
    expect(reason, name).toMatch(manifest.allowScripts[name!] ? /^allowed: / : /^refused: /);
});

it('every tool that checks or builds has one exact version', () => {
  const loose = Object.entries(manifest.devDependencies).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose, 'write the exact version without ^ or ~').toEqual([]);
});
