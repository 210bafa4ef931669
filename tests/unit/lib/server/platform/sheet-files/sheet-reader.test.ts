import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '@/lib/server/platform/errors';
import { createSheetReader } from '@/lib/server/platform/sheet-files/sheet-reader';

let folder: string;
let file: string;
const logged: { reason: string }[] = [];
const keep = (line: { reason: string }) => void logged.push(line);
const log = { warn: keep, error: keep };

/** A parser that executes the file's text as a command. */
const PROGRAM = `
process.on('message', ({ file }) => {
  const wish = Buffer.from(file).toString();
  if (wish === 'array') { const items = []; for (;;) items.push(null); }
  if (wish === 'fill') new Array(2 ** 27).fill(0);
  if (wish === 'map') { const map = new Map(); for (let at = 0; ; at += 1) map.set(at, at); }
  if (wish === 'objects') { const items = []; for (;;) items.push({ at: items.length }); }
  if (wish === 'regex') /^(a+)+$/.test('a'.repeat(60) + 'b');
  if (wish === 'exit') process.exit(3);
  if (wish === 'fail') return process.send({ failure: 'no' });
  if (wish === 'refuse') return process.send({ result: { refused: [{ field: 'content', message: 'sheetEmpty' }] } });
  setTimeout(() => process.send({ result: { format: wish, table: null, secret: process.env.SECRET } }), 50);
});`;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  file = path.join(folder, 'worker.mjs');
  writeFileSync(file, PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const create = (settings = {}) => {
  const reader = createSheetReader({ log: log as never, file, ...settings });
  const readFile = (wish: string, owner = wish) => reader.read({ file: Buffer.from(wish), names: new Map() }, owner);
  const readAs = (wish: string, owner?: string) =>
    readFile(wish, owner).then(
      ({ format }) => format as string,
      (failure: unknown) => {
        const { error, details } = failure as ApiError;
        return [error, ...(details.fields ?? []).map(({ message }) => message)].join(' ');
      },
    );
  return { read: readFile, readAs };
};

describe('a reader of sheets', () => {
  it.each([
    ['array', 'invalid sheetTooLarge', 'killed'],
    ['fill', 'invalid sheetTooLarge', 'killed'],
    ['map', 'invalid sheetTooLarge', 'killed'],
    ['objects', 'invalid sheetTooLarge', 'killed'],
    ['regex', 'invalid sheetTooLarge', 'slow'],
    ['exit', 'unavailable', 'broken'],
    ['fail', 'unavailable', 'broken'],
  ])('survives a file that makes its parser %s', { timeout: 60_000 }, async (wish, expected, reason) => {
    const { readAs } = create({ timeout: wish === 'regex' ? 2000 : 30_000 });
    const before = logged.length;
    expect(await readAs(wish)).toBe(expected);
    expect(logged.slice(before).map((line) => line.reason)).toEqual([reason]);
    expect(await readAs('csv')).toBe('csv');
  });

  it('returns the parser’s error, and logs nothing', async () => {
    const before = logged.length;
    expect(await create().readAs('refuse')).toBe('invalid sheetEmpty');
    expect(logged).toHaveLength(before);
  });

  it('makes an account wait only for itself, and rejects requests beyond the queue', async () => {
    const { readAs } = create({ workers: 2, waiting: 4, waitingOfOwner: 2 });
    const greedy = ['1', '2', '3', '4'].map((wish) => readAs(wish, 'greedy'));
    const others = ['a', 'b', 'c', 'd'].map((wish) => readAs(wish));
    expect(await Promise.all(greedy)).toEqual(['1', '2', '3', 'unavailable']);
    expect(await Promise.all(others)).toEqual(['a', 'b', 'c', 'unavailable']);
  });

  it('gives its parser no environment', async () => {
    vi.stubEnv('SECRET', 'key');
    try {
      expect((await create().read('csv')) as object).not.toHaveProperty('secret', 'key');
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
