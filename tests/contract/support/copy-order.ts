import { sql, type Expression } from 'kysely';
import type { World } from './world';

/** Columns whose values no other row may have. A copy appends its number to each of them. */
const UNIQUE_COLUMNS = ['id', 'trade_no', 'waybill_no'];

/** Returns the recursive table `numbers` with a column `n`, from 1 to `count`. */
const numbersTo = (count: number) =>
  sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`;

/** Returns the time of copy `n`: on the day of the original, a millisecond later than copy `n - 1`. */
const timeOfCopy = () => {
  const digits = sql`cast(100000 + n as text)`;
  return sql`substr(created_at, 1, 10) || 'T00:00:' || substr(${digits}, 2, 2) || '.' || substr(${digits}, 4) || 'Z'`;
};

function valueOfCopy(column: string, parcels: number): Expression<unknown> {
  if (column === 'created_at') return timeOfCopy();
  if (column === 'waybills') return sql.lit(parcels);
  return UNIQUE_COLUMNS.includes(column) ? sql`${sql.ref(column)} || '-' || n` : sql.ref(column);
}

/**
 * Copies an order `count` times. Copy 1 is the oldest and has the id `<id>-1`. Each copy has this number of waiting
 * parcels.
 */
export async function copyOrder({ services: { db }, engine }: World, id: string, { count = 1, parcels = 1 }) {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const columns = Object.keys(order).filter((name) => name !== 'idempotency_key');
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = sql.join(columns.map((name) => valueOfCopy(name, parcels)));
  await sql`insert into orders (${names}) ${numbersTo(count)}
    select ${values} from orders cross join numbers where id = ${id}`.execute(db);
  // A statement for each parcel of the orders, because one of 100,000 rows may exceed the time of a statement.
  for (let number = 1; number <= parcels; number += 1)
    await sql`insert into parcels (waybill_no, order_id, number, pieces, state, attempts, updated_at)
      select waybill_no || '/' || cast(${sql.lit(number)} as text), id, ${sql.lit(number)}, 1, 'WAITING', 0, updated_at
      from orders where user_id = ${order.user_id} and id <> ${id}`.execute(db);
  if (engine === 'postgres') await sql`analyze`.execute(db);
}
