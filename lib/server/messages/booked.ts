import 'server-only';
import * as z from 'zod';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { entryRow, type EntryRow } from '../outbox/store';
import { noticeEntry } from './notice';

/** The kind of entries of the outbox that say that an order of a sheet is booked: the sender is told of all of them at once. */
export const SHEET_ORDER = 'sheetOrder';

/** The payload of such an entry: the page on which the sheet was placed. */
export const SheetPage = z.object({ language: z.enum(LANGUAGES), country: z.enum(COUNTRIES) });

/** After the last order of a sheet its sender is told. Longer than a part of a sheet takes, with a second try. */
export const SHEET_PAUSE_MS = 120_000;

export interface BookedOrder {
  id: string;
  user_id: string | null;
  created_at: string;
}

/** Where an order of a sheet was placed. */
export interface FromSheet {
  language: Language;
  country: Country;
  /** Whether the sender wants messages about it. */
  isToldToSender: boolean;
}

/** What tells sender and receiver that an order is booked: stored with it. The sender of a sheet is not told order by order. */
export function bookedEntries({ id, user_id, created_at }: BookedOrder, sheet: FromSheet | null): EntryRow[] {
  const at = new Date(created_at);
  const notice = { kind: 'BOOKED', at: created_at, orderId: id, waybillNo: null } as const;
  if (sheet === null) return [entryRow(noticeEntry(notice), at)];
  const { language, country, isToldToSender } = sheet;
  const told = entryRow(noticeEntry({ ...notice, only: 'receiver' }), at);
  if (!isToldToSender) return [told];
  const dueAt = new Date(at.getTime() + SHEET_PAUSE_MS);
  const payload = { language, country };
  return [told, entryRow({ kind: SHEET_ORDER, payload, orderId: id, userId: user_id, dueAt }, at)];
}
