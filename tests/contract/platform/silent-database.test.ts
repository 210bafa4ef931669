import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { isUnavailable } from '@/lib/server/platform/db/engine';
import { openDatabase, type Database } from '@/lib/server/platform/db/open';
import { startRelay, type TcpRelay } from '../support/services/tcp-relay';
import { postgresServer } from '../support/template';

/** Longest time for a statement in this test, in milliseconds. */
const TIMEOUT = 300;

describe.skipIf(!postgresServer)('a connection to PostgreSQL', () => {
  let relay: TcpRelay;
  let db: Database;
  let url: string;
  const now = () => sql<{ one: number }>`select 1 as one`.execute(db);

  beforeAll(async () => {
    const address = new URL(postgresServer!);
    relay = await startRelay(address.hostname, Number(address.port));
    address.port = String(relay.port);
    url = address.href;
    db = openDatabase(url, { statementTimeout: TIMEOUT });
  });
  afterAll(async () => {
    relay.close();
    await db.destroy();
  });

  it('fails the query of a connection that stops responding, and is replaced', async () => {
    // Several connections are open, and all of them become silent.
    await Promise.all([now(), now(), now()]);
    relay.silence();
    const responses = await Promise.allSettled([now(), now(), now()]);
    for (const response of responses)
      expect(response.status === 'rejected' && isUnavailable(response.reason)).toBe(true);
    expect((await now()).rows).toEqual([{ one: 1 }]);
  });

  it('cancels a statement that takes too long, and stays open', async () => {
    const slow = await sql`select pg_sleep(5)`.execute(db).catch((error: unknown) => error);
    expect(slow).toMatchObject({ code: '57014' });
    expect(isUnavailable(slow)).toBe(true);
    expect((await now()).rows).toEqual([{ one: 1 }]);
  });

  it('frees a full pool: waiting requests fail too, and the next one gets a connection', async () => {
    const full = openDatabase(url, { statementTimeout: TIMEOUT, pools: { readers: 2, writers: 2 } });
    const read = () => sql<{ one: number }>`select 1 as one`.execute(full);
    const write = () => full.transaction().execute((trx) => sql<{ one: number }>`select 1 as one`.execute(trx));
    const callAtOnce = () =>
      Promise.allSettled(Array.from({ length: 12 }, (_, index) => (index % 2 ? read() : write())));
    for (const response of await callAtOnce()) expect(response.status).toBe('fulfilled');
    relay.silence();
    const began = performance.now();
    for (const response of await callAtOnce())
      if (response.status === 'rejected') expect(isUnavailable(response.reason)).toBe(true);
    expect(performance.now() - began).toBeLessThan(5000);
    for (const response of await callAtOnce()) expect(response.status).toBe('fulfilled');
    await full.destroy();
  });
});
