import 'server-only';
import type { Party } from '@/lib/parcel/notices';
import type { Queryable } from '../db/open';

/** The parties who want no messages about an order. */
export async function stoppedParties(db: Queryable, orderId: string): Promise<Party[]> {
  const rows = await db.selectFrom('message_stops').select('party').where('order_id', '=', orderId).execute();
  return rows.map(({ party }) => party);
}

export async function insertStop(db: Queryable, orderId: string, party: Party, at: string): Promise<void> {
  await db
    .insertInto('message_stops')
    .values({ order_id: orderId, party, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteStop(db: Queryable, orderId: string, party: Party): Promise<void> {
  await db.deleteFrom('message_stops').where('order_id', '=', orderId).where('party', '=', party).execute();
}
