import 'server-only';
import { noticeOfState, causesToNotify } from '@/lib/parcel/notices';
import type { Queryable } from '../../platform/db/open';
import { enqueueNotices, type NewNotice } from './notice';
import type { OrderMove } from '../orders/change/move-order';

/** Notice about one parcel. */
export type ParcelNotice = NewNotice & { waybillNo: string };

/** Returns the notices of moves of parcels. */
export function noticesOfMoves(moves: readonly OrderMove[]): ParcelNotice[] {
  const notices: ParcelNotice[] = [];
  for (const { order, steps } of moves)
    for (const { waybillNo, to, at } of steps) {
      const kind = noticeOfState(to);
      if (kind !== null) notices.push({ kind, at, orderId: order.id, accountId: order.user_id, waybillNo });
    }
  return notices;
}

/** Queues notices about parcels in the transaction that moves them: only the newest of each parcel, and no old ones. */
export async function notifyOfParcels(trx: Queryable, notices: readonly ParcelNotice[], now: Date): Promise<void> {
  await enqueueNotices(trx, causesToNotify(notices, now), now);
}
