import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentLabels, type ContentLabels } from '@/lib/server/web/stored-pages/content-labels';
import { openFileStore } from '@/lib/server/web/stored-pages/file-store';
import { createPageStore, isFresh } from '@/lib/server/web/stored-pages/page-store';
import { bytesOfPart, deserializePage } from '@/lib/server/web/stored-pages/compress-page';
import { openRedisStore } from '@/lib/server/web/stored-pages/redis-store';
import { DOCUMENT_PART, sharedPageState } from '@/lib/server/web/stored-pages/shared-with-cache';
import { combineStores } from '@/lib/server/web/stored-pages/byte-store';
import { connectRedis } from '@/lib/server/platform/redis';
import { HAS_REDIS, OwnRedis } from '../../fixtures/redis';

const log = pino({ level: 'silent' });

describe.skipIf(!HAS_REDIS)('a page of several machines', () => {
  let folder: string;
  let redis: OwnRedis;
  const closings: (() => void)[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
    redis = await OwnRedis.create();
  });
  afterAll(async () => {
    closings.forEach((close) => close());
    await redis?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A machine with separate files. The pages that it renders contain its name. */
  async function machine(name: string) {
    const labels: ContentLabels = createContentLabels();
    const connection = connectRedis(redis.url, log, '');
    closings.push(() => connection.disconnect());
    await new Promise((ready) => connection.once('ready', ready));
    const isFit = (bytes: Buffer) => {
      const page = deserializePage(bytes);
      return page !== null && isFresh(page, labels, Date.now());
    };
    const files = await openFileStore(path.join(folder, name), 'one', log);
    const byteStore = combineStores(files, openRedisStore(connection, 'one'), isFit);
    const refreshPage = async (address: string) => {
      const parts = new Map([[DOCUMENT_PART, { bytes: Buffer.from(`drawn by ${name}`), headers: {} }]]);
      sharedPageState.pageReceivers.get(address)?.({ status: 200, parts, tags: ['news'], seconds: 600 });
      return 'stored' as const;
    };
    const store = createPageStore({ labels, byteStore, refreshPage });
    const text = async (address: string) => {
      const part = store.find(address, DOCUMENT_PART) ?? (await store.fetch(address, DOCUMENT_PART));
      return part && bytesOfPart(part, 'identity').toString();
    };
    const look = (version: number) => labels.note([{ tag: 'news', version, changedAt: '2026-11-23T08:00:00.000Z' }]);
    look(1);
    look(1);
    return { text, look };
  }

  it('is rendered by one of them, and again by one when its data changes', async () => {
    const [one, two] = [await machine('one'), await machine('two')];
    expect(await one.text('/gh-en')).toBe('drawn by one');
    expect(await two.text('/gh-en')).toBe('drawn by one');
    for (const each of [two, one]) {
      each.look(2);
      each.look(2);
    }
    expect(await two.text('/gh-en')).toBe('drawn by two');
    expect(await one.text('/gh-en')).toBe('drawn by two');
  });

  it('is separate for each machine while Redis is down', async () => {
    const [one, two] = [await machine('three'), await machine('four')];
    await redis.stop();
    expect({ one: await one.text('/ke-en'), two: await two.text('/ke-en') }).toEqual({
      one: 'drawn by three',
      two: 'drawn by four',
    });
    await redis.start();
  });
});
