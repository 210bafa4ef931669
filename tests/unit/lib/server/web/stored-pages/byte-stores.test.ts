import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRequestCounts } from '@/lib/server/web/stored-pages/request-counts';
import { openFileStore } from '@/lib/server/web/stored-pages/file-store';
import { inBackground, isInBackground } from '@/lib/server/platform/background';
import { loadListedPaths } from '@/lib/server/web/stored-pages/load-listed-paths';
import { fillPages, sortByRequests, type FillResult, type StepGate } from '@/lib/server/web/stored-pages/fill-pages';
import { openRedisStore } from '@/lib/server/web/stored-pages/redis-store';
import { combineStores, type ByteStore } from '@/lib/server/web/stored-pages/byte-store';

let folder: string;
const warned: unknown[] = [];
const log = { warn: (...parameters: unknown[]) => void warned.push(parameters) };

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'byte-store-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function inMemory(): ByteStore & { storage: Map<string, Buffer> } {
  const storage = new Map<string, Buffer>();
  return {
    storage,
    read: async (name) => storage.get(name) ?? null,
    write: async (name, bytes) => void storage.set(name, bytes),
    drop: async (name) => void storage.delete(name),
  };
}

describe('a store of files', () => {
  it('stores bytes by any name, for every process that opens it', async () => {
    const byteStore = await openFileStore(folder, 'one', log);
    await Promise.all(Array.from({ length: 20 }, (_, time) => byteStore.write('/../gh-en', Buffer.from(`${time}`))));
    const other = await openFileStore(folder, 'one', log);
    expect(Number(await other.read('/../gh-en'))).toBeLessThan(20);
    await other.drop('/../gh-en');
    expect(await byteStore.read('/../gh-en')).toBeNull();
    expect(await byteStore.read('/none')).toBeNull();
    expect(readdirSync(folder)).toEqual(['one']);
  });

  it('is deleted after four others were opened', async () => {
    const home = path.join(folder, 'editions');
    for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      await openFileStore(home, name, log);
      const openTime = new Date(Date.now() - 10_000 + index * 1000);
      utimesSync(path.join(home, name, '.opened'), openTime, openTime);
    }
    await openFileStore(home, 'f', log);
    expect(readdirSync(home)).toEqual(['c', 'd', 'e', 'f']);
  });

  it('is empty with one warning if nothing can be written', async () => {
    let failed = 0;
    const byteStore = await openFileStore('/dev/null/pages', 'one', log, () => (failed += 1));
    await byteStore.write('/gh-en', Buffer.from('page'));
    expect(await byteStore.read('/gh-en')).toBeNull();
    expect(warned).toHaveLength(1);
    // Two failures: opening the store, and writing the page.
    expect(failed).toBe(2);
  });
});

describe('a store in front of another', () => {
  it('is read first, and updated with newer entries of the other', async () => {
    const [near, far] = [inMemory(), inMemory()];
    const byteStore = combineStores(near, far, (bytes) => String(bytes) !== 'old');
    await byteStore.write('a', Buffer.from('first'));
    expect({ near: String(near.storage.get('a')), far: String(far.storage.get('a')) }).toEqual({
      near: 'first',
      far: 'first',
    });
    far.storage.set('a', Buffer.from('second'));
    expect(String(await byteStore.read('a'))).toBe('first');
    near.storage.set('a', Buffer.from('old'));
    expect(String(await byteStore.read('a'))).toBe('second');
    expect(String(near.storage.get('a'))).toBe('second');
    near.storage.set('b', Buffer.from('old'));
    expect(String(await byteStore.read('b'))).toBe('old');
    await byteStore.drop('a');
    expect({ near: near.storage.has('a'), far: far.storage.has('a') }).toEqual({ near: false, far: false });
  });

  it('works alone while Redis is down', async () => {
    const away = () => Promise.reject(new Error('away'));
    const byteStore = openRedisStore({ getBuffer: away, set: away, del: away } as never, 'one');
    await byteStore.write('a', Buffer.from('page'));
    await byteStore.drop('a');
    expect(await byteStore.read('a')).toBeNull();
  });
});

describe('filling', () => {
  it('begins with the most requested pages, then with short addresses', async () => {
    const byteStore = inMemory();
    const counts = await openRequestCounts(byteStore);
    for (const path of ['/gh-en/rates', '/gh-en/rates', '/gh-en/help']) counts.count(path);
    await counts.save();
    const later = await openRequestCounts(byteStore);
    expect(later.of('/gh-en/rates')).toBe(1);
    const paths = ['/ke-en/a/b', '/ke-en', '/gh-en/help', '/gh-en/rates'];
    expect(sortByRequests(paths, later.of)).toEqual(['/gh-en/rates', '/gh-en/help', '/ke-en', '/ke-en/a/b']);
  });

  it('renders every page once, retries failed ones, and ends on request', async () => {
    const pausesMs = { before: 0, between: 0, again: 0 };
    const filledPaths: string[] = [];
    const fill = async (path: string) => (filledPaths.push(path) > 2 ? 'rendered' : 'failed') as FillResult;
    const ending = new AbortController();
    const settings = {
      requestsOf: () => 0,
      fill,
      signal: ending.signal,
      whenQuiet: async () => !ending.signal.aborted,
      pausesMs,
    };
    await fillPages({ paths: async () => ['/a', '/b'], ...settings });
    expect(filledPaths).toEqual(['/a', '/b', '/a', '/b']);
    ending.abort();
    await fillPages({ paths: async () => ['/c'], ...settings });
    expect(filledPaths).toHaveLength(4);
  });

  it('waits before each read and page for visitors, and marks its work as background', async () => {
    const pausesMs = { before: 0, between: 0, again: 0 };
    const steps: string[] = [];
    const { signal } = new AbortController();
    const whenQuiet = async () => steps.push('wait') > 0;
    const paths = async (turn: StepGate) => ((await turn()) && steps.push('list'), ['/a', '/b']);
    const fill = async (path: string) => (steps.push(`${path} ${isInBackground()}`), 'rendered' as FillResult);
    await inBackground(() => fillPages({ paths, requestsOf: () => 0, fill, whenQuiet, signal, pausesMs }));
    expect(steps).toEqual(['wait', 'list', 'wait', '/a true', 'wait', '/b true']);
    expect(isInBackground()).toBe(false);
  });

  it('reads no more pages once it must stop', async () => {
    const pausesMs = { before: 0, between: 0, again: 0 };
    const { signal } = new AbortController();
    const filledPaths: string[] = [];
    const fill = async (path: string) => (filledPaths.push(path), 'rendered' as FillResult);
    const settings = {
      paths: loadListedPaths,
      requestsOf: () => 0,
      fill,
      whenQuiet: async () => false,
      signal,
      pausesMs,
    };
    await fillPages(settings);
    expect(filledPaths).toEqual([]);
  });
});
