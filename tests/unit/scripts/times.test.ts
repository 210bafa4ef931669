import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readTimes, recordTime, timesTable } from '../../../scripts/times.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'times-'));
const file = path.join(folder, 'kept', 'times.json');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('each suite stores the time of its last run', () => {
  expect(readTimes(file)).toEqual({});
  recordTime('browser', 700.04, file);
  recordTime('build', 100, file);
  recordTime('build', 120.26, file);
  expect(readTimes(file)).toEqual({ browser: 700, build: 120.3 });
  expect(timesTable(readTimes(file)).map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['build', '120.3 s'],
    ['browser', '700.0 s'],
  ]);
});

it('an unknown or missing time is rejected', () => {
  expect(() => recordTime('lunch', 1, file)).toThrow(/lunch/);
  expect(() => recordTime('build', NaN, file)).toThrow(/NaN/);
});
