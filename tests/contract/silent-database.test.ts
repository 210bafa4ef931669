import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { isUnavailable } from '@/lib/server/db/engine';
import { openDatabase, type Database } from '@/lib/server/db/open';
import { startRelay, type TcpRelay } from './tcp-relay';
import { postgresServer } from './template';

/** Milliseconds a statement may take here. */
const TIMEOUT = 300;

describe.skipIf(!postgresServer)('a connection to PostgreSQL', () => {
  let relay: TcpRelay;
  let db: Database;
  const now = () => sql<{ one: number }>`select 1 as one`.execute(db);

  beforeAll(async () => {
    const address = new URL(postgresServer!);
    relay = await startRelay(address.hostname, Number(address.port));
    address.port = String(relay.port);
    db = openDatabase(address.href, { statementTimeout: TIMEOUT });
  });
  afterAll(async () => {
    relay.close();
    await db.destroy();
  });

  it('that falls silent fails its query as unavailable and is replaced', async () => {
    // Several are open, and all of them fall silent.
    await Promise.all([now(), now(), now()]);
    relay.silence();
    const answers = await Promise.allSettled([now(), now(), now()]);
    for (const answer of answers) expect(answer.status === 'rejected' && isUnavailable(answer.reason)).toBe(true);
    expect((await now()).rows).toEqual([{ one: 1 }]);
  });

  it('gives up a statement that takes too long, and stays', async () => {
    const slow = await sql`select pg_sleep(5)`.execute(db).catch((error: unknown) => error);
    expect(slow).toMatchObject({ code: '57014' });
    expect(isUnavailable(slow)).toBe(true);
    expect((await now()).rows).toEqual([{ one: 1 }]);
  });
});
