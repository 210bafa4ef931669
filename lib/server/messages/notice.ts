import 'server-only';
import * as z from 'zod';
import { NOTICE_KINDS, PARTIES, type NoticeKind, type Party } from '@/lib/parcel/notices';
import type { Queryable } from '../db/open';
import { enqueue, type NewEntry } from '../outbox/store';

/** The kind of entries of the outbox that say what happened to an order or a parcel; lib/server/notices makes messages of them. */
export const NOTICE = 'notice';

/** The payload of such an entry. */
export const Notice = z.object({
  kind: z.enum(NOTICE_KINDS),
  at: z.iso.datetime(),
  /** Nobody else is told. */
  only: z.enum(PARTIES).optional(),
});

export interface NewNotice {
  kind: NoticeKind;
  /** When it happened, ISO 8601. */
  at: string;
  orderId: string;
  /** Null: of the order as a whole. */
  waybillNo: string | null;
  /** Told once for the parcel, however often it is reported. */
  once?: true;
  only?: Party;
}

/** Its entry of the outbox. */
export const noticeEntry = ({ kind, at, orderId, waybillNo, once, only }: NewNotice): NewEntry => ({
  kind: NOTICE,
  payload: { kind, at, ...(only && { only }) },
  orderId,
  waybillNo,
  ...(once && { id: `${waybillNo}.${kind}` }),
});

/** Notes what is to be told of orders and parcels, in the transaction of what happened (docs/decisions.md#messages). */
export async function enqueueNotices(trx: Queryable, notices: readonly NewNotice[], now: Date): Promise<void> {
  if (notices.length > 0) await enqueue(trx, notices.map(noticeEntry), now);
}
