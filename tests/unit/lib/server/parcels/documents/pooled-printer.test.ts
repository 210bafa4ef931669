import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PrintContent } from '@/lib/server/platform/ports/print-content';
import { createPooledPrinter } from '@/lib/server/parcels/documents/pdf/pooled-printer';

let folder: string;
let file: string;
const logged: unknown[] = [];
const log = { error: (what: unknown) => logged.push(what) };
const paper = (title: string) => ({ title }) as PrintContent;
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** A worker that executes the document's title as a command and reports how many run at once. */
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ title }) => {
  if (title === 'crash') throw new Error('crashed');
  if (title === 'exit') process.exit(3);
  if (title === 'hang') return;
  if (title === 'fail') return parentPort.postMessage({ failure: 'no ink' });
  const bytes = new TextEncoder().encode(title + ' by ' + threadId);
  // Rendering takes a while, so that others queue up.
  setTimeout(() => parentPort.postMessage({ result: bytes }, [bytes.buffer]), 20);
});`;

describe('the pooled printer', () => {
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'printer-'));
    file = path.join(folder, 'worker.mjs');
    writeFileSync(file, PROGRAM);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let owners = 0;
  /** Each document has a different owner. */
  const create = (settings = {}) => {
    const printer = createPooledPrinter({ log: log as never, file, ...settings });
    return { print: (wanted: PrintContent, owner = `owner ${owners++}`) => printer.print(wanted, owner) };
  };

  it('prints with two threads at most and reuses them', async () => {
    const { print } = create();
    const results = await Promise.all(Array.from({ length: 8 }, (_, index) => print(paper(`p${index}`))));
    expect(results.map((bytes) => text(bytes).split(' by ')[0])).toEqual(Array.from({ length: 8 }, (_, i) => `p${i}`));
    const threads = new Set(results.map((bytes) => text(bytes).split(' by ')[1]));
    expect(threads.size).toBe(2);
    expect(threads).toContain(text(await print(paper('later'))).split(' by ')[1]);
  });

  it.each(['crash', 'exit', 'fail', 'hang'])(
    'returns "unavailable" for a document that makes a thread %s, and continues',
    async (title) => {
      const { print } = create({ workers: 1, timeout: 2500 });
      const before = logged.length;
      const bad = print(paper(title));
      const next = print(paper('next'));
      await expect(bad).rejects.toMatchObject({ error: 'unavailable' });
      expect(text(await next)).toMatch(/^next by/);
      expect(logged.length).toBe(before + 1);
    },
  );

  it('rejects requests beyond the queue, and a missing program', async () => {
    const { print } = create({ workers: 1, waiting: 2 });
    const three = [print(paper('a')), print(paper('b')), print(paper('c'))];
    await expect(print(paper('d'))).rejects.toMatchObject({ error: 'unavailable' });
    expect((await Promise.all(three)).map((bytes) => text(bytes)[0])).toEqual(['a', 'b', 'c']);
    await expect(create({ file: path.join(folder, 'none.mjs') }).print(paper('x'))).rejects.toMatchObject({
      error: 'unavailable',
    });
  });

  it('stops an idle thread', async () => {
    const { print } = create({ workers: 1, idle: 30 });
    const first = text(await print(paper('one')));
    // Requests further apart than the idle time.
    await vi.waitFor(async () => expect(text(await print(paper('one')))).not.toBe(first), {
      timeout: 5000,
      interval: 90,
    });
  });

  it('serves owners in turn: one document does not wait for the many of others', async () => {
    const { print } = create({ workers: 2, waitingOfOwner: 4 });
    const order: string[] = [];
    const requestPrint = (title: string, owner: string) =>
      print(paper(title), owner).then(() => void order.push(title));
    const many = [1, 2, 3, 4].flatMap((number) => [requestPrint(`a${number}`, 'a'), requestPrint(`b${number}`, 'b')]);
    await Promise.all([...many, requestPrint('stranger', 'c')]);
    // Two of each owner at most were begun before.
    expect(order.indexOf('stranger')).toBeLessThanOrEqual(5);
    expect(order.filter((title) => title.startsWith('a'))).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('rejects an owner beyond its share', async () => {
    const { print } = create({ workers: 1, waitingOfOwner: 1 });
    const first = [print(paper('a'), 'a'), print(paper('b'), 'a')];
    await expect(print(paper('c'), 'a')).rejects.toMatchObject({ error: 'unavailable' });
    await Promise.all([...first, print(paper('d'), 'other')]);
  });
});
