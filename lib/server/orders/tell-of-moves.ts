import 'server-only';
import { noticeOfState, worthTelling } from '@/lib/parcel/notices';
import type { Queryable } from '../db/open';
import { enqueueNotices, type NewNotice } from '../messages/notice';
import type { OrderMove } from './move-order';

/** A notice of one parcel. */
export type ParcelNotice = NewNotice & { waybillNo: string };

/** What moves of parcels are told as. */
export function noticesOfMoves(moves: readonly OrderMove[]): ParcelNotice[] {
  return moves.flatMap(({ order, steps }) =>
    steps.flatMap(({ waybillNo, to, at }) => {
      const kind = noticeOfState(to);
      return kind === null ? [] : [{ kind, at, orderId: order.id, waybillNo }];
    }),
  );
}

/** Notes what is to be told of parcels, in the transaction that moves them: the newest of each, and nothing old. */
export async function tellOfParcels(trx: Queryable, notices: readonly ParcelNotice[], now: Date): Promise<void> {
  await enqueueNotices(trx, worthTelling(notices, now), now);
}
