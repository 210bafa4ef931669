import 'server-only';
import type { PartyName } from '@/lib/parcel/notices';
import type { Queryable } from '../../platform/db/open';

/** Returns the parties who stopped the messages about an order. */
export async function listStoppedParties(db: Queryable, orderId: string): Promise<PartyName[]> {
  return (await listMessageStops(db, [orderId])).map(({ party }) => party);
}

export async function insertMessageStop(db: Queryable, orderId: string, party: PartyName, at: string): Promise<void> {
  await db
    .insertInto('message_stops')
    .values({ order_id: orderId, party, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMessageStop(db: Queryable, orderId: string, party: PartyName): Promise<void> {
  await db.deleteFrom('message_stops').where('order_id', '=', orderId).where('party', '=', party).execute();
}

/** Returns the stops of these orders. */
export async function listMessageStops(db: Queryable, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db.selectFrom('message_stops').select(['order_id', 'party']).where('order_id', 'in', orderIds).execute();
}
