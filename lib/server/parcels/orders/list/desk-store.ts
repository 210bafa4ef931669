import 'server-only';
import { sql, type RawBuilder } from 'kysely';
import type { DeskOrder } from '@/lib/orders/desk';
import { DETAIL_NEEDS, DETAIL_STATES, isIdentity, NEEDED_DETAILS } from '@/lib/orders/receiver-details';
import type { ParcelState } from '@/lib/parcel/states';
import { lastExpectedDaySql } from '../../../platform/db/windows-column';
import { columnInListSql } from '../../../platform/db/column-in-list-sql';
import { isPostgres, type Queryable } from '../../../platform/db/open';
import { groupBy } from '../../../platform/group-by';
import type { OrderReader } from '../order-store';

/** Maximum number of waiting orders, and of orders under way, that one response reads. */
export const MAX_OPEN_ORDERS = 1000;

/** States of an order under way, as in the index `orders_moving_of_user`. */
export const MOVING_STATES = [
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'READY_FOR_COLLECTION',
  'RETURNED',
] as const satisfies readonly ParcelState[];

export interface OpenOrder extends DeskOrder {
  id: string;
}

export interface OpenOrders {
  orders: OpenOrder[];
  /** True if the sender has more open orders than were read. */
  hasMore: boolean;
}

const ADDRESS_COUNTRIES = DETAIL_NEEDS.filter(({ detail }) => detail === 'nationalAddress').map(
  ({ country }) => country,
);
const NEEDING_COUNTRIES = [...new Set(DETAIL_NEEDS.map(({ country }) => country))];
const IDENTITY_DETAILS = NEEDED_DETAILS.filter(isIdentity);
const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

/**
 * Returns SQL for `waitsFor(...).length > 0` of an open order. A country needs one detail at most
 * (receiver-details.test.ts), so one given identity number completes it. Reading the order's text is slow, so the
 * country is checked first. The pattern of `like` matches only a key: inside a text, JSON would escape its quotes.
 */
function lacksDetails(db: Queryable) {
  const address = isPostgres(db)
    ? sql`orders.input::json #>> '{receiver,digitalAddress}'`
    : sql`json_extract(orders.input, '$.receiver.digitalAddress')`;
  return sql<number>`case
    when orders.receiver_country not in (${literals(NEEDING_COUNTRIES)}) then 0
    when orders.state not in (${literals(DETAIL_STATES)}) then 0
    when orders.input not like '%"receiverCompletes":true%' then 0
    when orders.receiver_country in (${literals(ADDRESS_COUNTRIES)}) then case when trim(coalesce(${address}, '')) = '' then 1 else 0 end
    when exists (select 1 from receiver_details where receiver_details.order_id = orders.id and receiver_details.detail in (${literals(IDENTITY_DETAILS)})) then 0
    else 1 end`;
}

type Reader = OrderReader & { since: string };

// Literals, because SQLite does not use a partial index for parameters. The conditions equal those of the indexes.
const IS_WAITING = sql<boolean>`state = 'WAITING'`;
const IS_MOVING = sql<boolean>`state in (${literals(MOVING_STATES)})`;

/** Returns at most one order more than are counted. */
async function listOrdersWhere(
  db: Queryable,
  { userId, tests, since }: Reader,
  condition: RawBuilder<boolean>,
  direction: 'asc' | 'desc',
) {
  const query = db
    .selectFrom('orders')
    .select(['id', 'receiver_country'])
    .select([lacksDetails(db).as('lacks'), sql<number>`case when billed is null then 0 else 1 end`.as('repriced')])
    .where('user_id', '=', userId)
    .where(condition)
    // Unary plus: SQLite then does not choose the index of all orders of the account.
    .where(sql<boolean>`+hidden = 0`)
    .where('created_at', '>=', since)
    .orderBy('created_at', direction)
    .limit(MAX_OPEN_ORDERS + 1);
  return (tests === null ? query : query.where('is_test', '=', tests)).execute();
}

const listParcelsOfOrders = (db: Queryable, ids: readonly string[]) =>
  db
    .selectFrom('parcels')
    .select(['order_id', 'state', lastExpectedDaySql(db).as('latest')])
    .where(columnInListSql(db, 'order_id', ids))
    .where('number', 'is not', null)
    .execute();

/**
 * Returns the sender's open orders: the newest that wait to be handed over, and the oldest under way, because these are
 * late first. At most `MAX_OPEN_ORDERS` of each, so the cost does not grow with the number of delivered orders.
 */
export async function listOpenOrders(db: Queryable, reader: Reader): Promise<OpenOrders> {
  const [waiting, moving] = await Promise.all([
    listOrdersWhere(db, reader, IS_WAITING, 'desc'),
    listOrdersWhere(db, reader, IS_MOVING, 'asc'),
  ]);
  const readOrders = [...waiting.slice(0, MAX_OPEN_ORDERS), ...moving.slice(0, MAX_OPEN_ORDERS)];
  const ids = readOrders.map(({ id }) => id);
  const parcels = groupBy(ids.length > 0 ? await listParcelsOfOrders(db, ids) : [], ({ order_id }) => order_id);
  const orders = readOrders.map(({ id, receiver_country, lacks, repriced }) => ({
    id,
    receiver_country,
    lacksDetails: lacks === 1,
    isRepriced: repriced === 1,
    parcels: parcels.get(id) ?? [],
  }));
  return { orders, hasMore: waiting.length > MAX_OPEN_ORDERS || moving.length > MAX_OPEN_ORDERS };
}
