import 'server-only';
import type { Queryable } from '../../../platform/db/open';

const PAGE_SIZE = 1000;

function listPage(db: Queryable, since: string, until: string, after: number) {
  return db
    .selectFrom('order_history as move')
    .innerJoin('parcels', 'parcels.waybill_no', 'move.waybill_no')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select(['move.id', 'move.at', 'parcels.expected', 'orders.service', 'orders.receiver_country'])
    .where('move.state', '=', 'SIGNED')
    .where('parcels.expected', 'is not', null)
    .where('move.at', '>=', since)
    .where('move.at', '<', until)
    .where('move.id', '>', after)
    .orderBy('move.id')
    .limit(PAGE_SIZE)
    .execute();
}

export type DeliveredRow = Awaited<ReturnType<typeof listPage>>[number];

/**
 * Yields, in pages, the parcels with expected days that were delivered at or after `since` and before `until` (ISO 8601
 * in UTC).
 */
export async function* listDeliveredParcels(
  db: Queryable,
  since: string,
  until: string,
): AsyncGenerator<DeliveredRow[]> {
  let after = 0;
  for (;;) {
    const page: DeliveredRow[] = await listPage(db, since, until, after);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.id;
  }
}
