import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { withoutSync } from '@/lib/server/platform/db/drivers/without-sync';
import { onEachDatabase } from '../support/world';

const FULL = 2;
const NORMAL = 1;

onEachDatabase('a write that does not wait for the disk', (world, engine) => {
  const sqlite = engine === 'sqlite';
  const level = async (db = world().services.db) =>
    db.connection().execute(async (connection) => {
      // Without a transaction a select would use a reader.
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(connection);
      return rows[0]?.synchronous;
    });
  const add = (key: string) =>
    withoutSync(world().services.db, (db) =>
      db.insertInto('throttles').values({ key, points: 1, expires_at: '2026-11-29' }).execute(),
    );

  it('is committed, and later writes wait again', async () => {
    for (const key of ['first', 'second', 'third']) {
      await add(key);
      if (sqlite) expect(await level()).toBe(FULL);
    }
    const { points } = await world()
      .services.db.selectFrom('throttles')
      .select(({ fn }) => fn.sum<number | string>('points').as('points'))
      .where('key', 'in', ['first', 'second', 'third'])
      .executeTakeFirstOrThrow();
    expect(Number(points)).toBe(3);
  });

  it.runIf(sqlite)('runs at the level NORMAL each time', async () => {
    for (let count = 0; count < 3; count += 1)
      await withoutSync(world().services.db, async (db) => {
        const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
        expect(rows[0]?.synchronous).toBe(NORMAL);
      });
  });

  it('leaves the setting unchanged if it fails', async () => {
    await add('twice');
    await expect(add('twice')).rejects.toThrow();
    if (sqlite) expect(await level()).toBe(FULL);
  });
});
