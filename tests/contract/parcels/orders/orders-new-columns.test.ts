import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { requestOrder } from '../../support/place-order';
import { onEachDatabase } from '../../support/world';

/** Tables that placing an order reads and writes. */
const TABLES = ['orders', 'parcels', 'rates', 'exchange_rates'];

onEachDatabase('an order while a later release adds columns', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const place = (key: string) => requestOrder(world(), ama, key);

  it('is placed and found again by its key by the previous release', async () => {
    const before = Array.from({ length: 12 }, (_, index) => place(`key-of-before-${index}`));
    for (const reply of await Promise.all(before)) expect(reply.status).toBe(200);
    for (const table of TABLES)
      await sql`alter table ${sql.table(table)} add column of_later_release text`.execute(world().services.db);
    const after = Array.from({ length: 12 }, (_, index) => place(`key-of-after-${index}`));
    for (const reply of await Promise.all(after)) expect(reply.status).toBe(200);
    if (world().engine === 'postgres') {
      const storedBy = () =>
        sql`select name from pg_prepared_statements where name like 'kept_%'`.execute(world().services.db);
      // Each connection has its own prepared statements. A connection that placed no order has none.
      const requests = await Promise.all(Array.from({ length: 12 }, storedBy));
      expect(requests.some(({ rows }) => rows.length > 0)).toBe(true);
    }
    const first = (await before[0]!).body.data;
    expect((await place('key-of-before-0')).body.data.id).toBe(first.id);
  });
});
