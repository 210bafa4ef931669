import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inBackground } from '@/lib/server/platform/background';
import {
  connectReaders,
  hasWaitingReads,
  openDatabase,
  poolCounts,
  type Database,
} from '@/lib/server/platform/db/open';
import { postgresServer } from '../support/template';

const READERS = 5;
const READS = 4 * READERS;

describe.skipIf(!postgresServer)('a read of background work on PostgreSQL', () => {
  let db: Database;
  const readFor = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db);
  const many = (seconds: number) => Array.from({ length: READS }, () => readFor(seconds));
  const readers = () => poolCounts(db)!().find(({ pool }) => pool === 'readers')!;

  beforeAll(async () => {
    db = openDatabase(postgresServer!, { pools: { readers: READERS, writers: 1 } });
    await readFor(0);
  });
  afterAll(() => db.destroy());

  it('uses one connection and blocks no other', async () => {
    const reads = inBackground(() => many(0.02));
    for (let look = 0; look < 5; look += 1) {
      await readFor(0);
      expect(readers().open).toBeLessThanOrEqual(2);
      expect(hasWaitingReads(db)).toBe(false);
    }
    await Promise.all(reads);
  });

  it('leaves the other connections to visitors, who may use all of them', async () => {
    const reads = many(0.05);
    await expect.poll(() => readers().open).toBe(READERS);
    expect(hasWaitingReads(db)).toBe(true);
    await Promise.all(reads);
    expect(hasWaitingReads(db)).toBe(false);
  });

  it('has open connections before the first visitor arrives, and again later', async () => {
    const stays = openDatabase(postgresServer!, { pools: { readers: READERS, writers: 1 }, staysConnected: true });
    await connectReaders(stays, READERS);
    expect(poolCounts(stays)!()).toContainEqual({ pool: 'readers', open: READERS, waiting: 0 });
    await stays.destroy();
  });

  it('continues after a failed read', async () => {
    const failed = inBackground(() => sql`select 1 / 0`.execute(db));
    const next = inBackground(() => readFor(0));
    await expect(failed).rejects.toThrow(/division by zero/);
    await next;
  });
});
