import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiDocument } from '@/lib/server/web/api/openapi';

/** A partner's program: five calls with the types generated from the contract. */
const PROGRAM = readFileSync('tests/fixtures/typed-client/program.txt', 'utf8');
const OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: false,
  types: [],
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
};
const COMPILER = path.resolve('node_modules/typescript-native/bin/tsc');

let folder: string;

beforeAll(async () => {
  // Below node_modules, where the program finds its packages and no build reads it.
  mkdirSync('node_modules/.cache', { recursive: true });
  folder = path.resolve(mkdtempSync('node_modules/.cache/typed-client-'));
  const document = structuredClone(openApiDocument()) as unknown as Parameters<typeof openapiTS>[0];
  writeFileSync(path.join(folder, 'dunia.d.ts'), astToString(await openapiTS(document, { silent: true })));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Changes to the program that must not compile. */
const WRONG = [
  ['a field that a call does not take', "kind: 'international',", "kind: 'international', colour: 'red',"],
  ['a service that we do not have', "'intl-straight-special'", "'by-balloon'"],
  ['a field that no answer has', 'data.data.waybillNo', 'data.data.waybill'],
  ['a path that is none', "'/v1/api/track/queryTrack'", "'/v1/api/track/queryTracks'"],
  ['a missing name in the path', '{ path: { provinceCode } }', '{}'],
] as const;

/** Returns the compiler's errors for each program, one per line. */
function mistakesIn(programs: readonly string[]): string[][] {
  const files = programs.map((_, index) => `program-${index}.ts`);
  programs.forEach((program, index) => writeFileSync(path.join(folder, files[index]!), program));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files }));
  const { stdout, stderr } = spawnSync(process.execPath, [COMPILER, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const typeErrors = stdout.split('\n').filter((line) => line.includes('error TS'));
  const inPrograms = files.map((name) => typeErrors.filter((line) => line.startsWith(`${name}(`)));
  expect({ stderr, typeErrorCount: typeErrors.length }).toEqual({
    stderr: '',
    typeErrorCount: inPrograms.flat().length,
  });
  return inPrograms;
}

it('a program compiles with the generated types of the contract, and a wrong one does not', () => {
  for (const [what, right] of WRONG) expect(PROGRAM, what).toContain(right);
  const programs = [PROGRAM, ...WRONG.map(([, right, wrong]) => PROGRAM.replace(right, wrong))];
  const [sound, ...wrong] = mistakesIn(programs);
  expect(sound).toEqual([]);
  wrong.forEach((mistakes, index) => expect(mistakes, WRONG[index]![0]).not.toEqual([]));
}, 60_000);
