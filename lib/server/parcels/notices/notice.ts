import 'server-only';
import * as z from 'zod';
import { NOTICE_KINDS, PARTIES, type NoticeKind, type PartyName } from '@/lib/parcel/notices';
import type { Queryable } from '../../platform/db/open';
import { enqueueEntries, type NewOutboxEntry } from '../../messaging/queue/queue-store';

/** Kind of outbox entries that report an event of an order or a parcel. `notify.ts` turns them into messages. */
export const NOTICE_KIND = 'notice';

/** Payload of these entries. */
export const QueuedNotice = z.object({
  kind: z.enum(NOTICE_KINDS),
  at: z.iso.datetime(),
  /** If set, only this party is notified. */
  only: z.enum(PARTIES).optional(),
});

export interface NewNotice {
  kind: NoticeKind;
  /** Time of the event, ISO 8601. */
  at: string;
  orderId: string;
  /** Account of the order, so that the notices of one account do not delay others. Null if it is closed. */
  accountId?: string | null;
  /** Null for a notice about the whole order. */
  waybillNo: string | null;
  /** Sent only once for the parcel or the order, even if the event is reported again. */
  once?: true;
  only?: PartyName;
  /** Time to send it, by default now. */
  dueAt?: Date;
}

/** Returns the outbox entry of a notice. */
export const noticeEntry = ({
  kind,
  at,
  orderId,
  accountId,
  waybillNo,
  once,
  only,
  dueAt,
}: NewNotice): NewOutboxEntry => ({
  kind: NOTICE_KIND,
  payload: { kind, at, ...(only && { only }) },
  orderId,
  waybillNo,
  dueAt,
  ...(accountId && { receiver: accountId }),
  ...(once && { id: `${waybillNo ?? orderId}.${kind}` }),
});

/** Queues notices about orders and parcels in the transaction of the events (docs/decisions/messages.md). */
export async function enqueueNotices(trx: Queryable, notices: readonly NewNotice[], now: Date): Promise<void> {
  if (notices.length > 0) await enqueueEntries(trx, notices.map(noticeEntry), now);
}
