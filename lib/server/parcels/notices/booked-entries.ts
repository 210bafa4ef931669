import 'server-only';
import * as z from 'zod';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { entryRow, type OutboxRow } from '../../messaging/queue/queue-store';
import { detailReminders } from '../receiver/details/detail-notices';
import { noticeEntry } from './notice';

/** Kind of outbox entries for the booked orders of a sheet. One message informs the sender of all of them. */
export const SHEET_ORDER_KIND = 'sheetOrder';

/** Payload of these entries: the page on which the sheet was placed. */
export const SheetMarket = z.object({ language: z.enum(LANGUAGES), country: z.enum(COUNTRIES) });
export type SheetMarket = z.infer<typeof SheetMarket>;

/**
 * Milliseconds from the last order of a sheet to the sender's message. Longer than a part of a sheet takes, including a
 * retry.
 */
export const SHEET_PAUSE_MS = 120_000;

export interface BookedOrder {
  id: string;
  user_id: string | null;
  created_at: string;
}

/** Language and market in which a sheet was placed, and whether its sender gets messages. */
export interface SheetOrigin {
  language: Language;
  country: Country;
  /** True unless the sender opted out of messages about the order. */
  notifiesSender: boolean;
}

/**
 * Returns the outbox entries that notify sender and receiver of a booked order. They are stored with it. The sender of
 * a sheet gets one message for all its orders.
 */
export function bookedEntries(
  { id, user_id, created_at }: BookedOrder,
  sheet: SheetOrigin | null,
  /** True if the order waits for details of its receiver, who is asked and reminded. */
  needsDetails: boolean,
): OutboxRow[] {
  const at = new Date(created_at);
  const reminders = needsDetails ? detailReminders({ id, user_id }, at).map((entry) => entryRow(entry, at)) : [];
  const notice = {
    kind: needsDetails ? 'DETAILS_NEEDED' : 'BOOKED',
    at: created_at,
    orderId: id,
    accountId: user_id,
    waybillNo: null,
  } as const;
  if (sheet === null) return [entryRow(noticeEntry(notice), at), ...reminders];
  const { language, country, notifiesSender } = sheet;
  const entries = [entryRow(noticeEntry({ ...notice, only: 'receiver' }), at), ...reminders];
  if (!notifiesSender) return entries;
  const dueAt = new Date(at.getTime() + SHEET_PAUSE_MS);
  const payload = { language, country };
  const entry = { kind: SHEET_ORDER_KIND, payload, orderId: id, userId: user_id, dueAt };
  return [...entries, entryRow({ ...entry, ...(user_id !== null && { receiver: user_id }) }, at)];
}
