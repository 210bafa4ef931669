import 'server-only';
import { noticeOfState, worthTelling } from '@/lib/parcel/notices';
import type { Queryable } from '../../db/open';
import { enqueueNotices, type NewNotice } from '../../messages/notice';
import type { OrderMove } from '@/lib/server/parcels/orders/move-order';

/** A notice of one parcel. */
export type ParcelNotice = NewNotice & { waybillNo: string };

/** What moves of parcels are told as. */
export function noticesOfMoves(moves: readonly OrderMove[]): ParcelNotice[] {
  const notices: ParcelNotice[] = [];
  for (const { order, steps } of moves)
    for (const { waybillNo, to, at } of steps) {
      const kind = noticeOfState(to);
      if (kind !== null) notices.push({ kind, at, orderId: order.id, waybillNo });
    }
  return notices;
}

/** Notes what is to be told of parcels, in the transaction that moves them: the newest of each, and nothing old. */
export async function tellOfParcels(trx: Queryable, notices: readonly ParcelNotice[], now: Date): Promise<void> {
  await enqueueNotices(trx, worthTelling(notices, now), now);
}
