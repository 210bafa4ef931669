import 'server-only';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { isolate } from '@/lib/i18n/format/isolate';
import { numeralLocale } from '@/lib/market/prefix';
import { eventTopic } from '@/lib/parcel/event-topics';
import type { Services } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { readScans } from '../../platform/db/read-scans';
import { describeTopic } from '../../platform/texts/describe-event';
import { translate } from '../../platform/texts/server-texts';
import { QUOTE_COLUMN } from '../../pricing/priced-columns';
import { loadHandOver } from '../orders/place/hand-over';
import { currentParcels, type ParcelRow } from '../orders/parcel-store';
import { listCases } from '../cases/case-store';
import { NO_DETAILS, type MailDetails } from './notice-text';
import type { NoticeFacts } from './notice-values';
import type { Recipient } from './load-recipients';

export interface DetailedNotice extends Pick<NoticeFacts, 'kind' | 'order' | 'input' | 'waybills'> {
  /** All parcels of the order. */
  parcels: readonly ParcelRow[];
}

type Reader = Pick<Recipient, 'language' | 'country'>;

/**
 * Returns the address to which the parcels are sent or brought, in local letters, then the price and how to pay.
 * Returns `NO_DETAILS` if the hand-over is unknown.
 */
async function loadBookedDetails(
  { now }: Pick<Services, 'now'>,
  db: Queryable,
  { order, input, parcels }: DetailedNotice,
  reader: Reader,
): Promise<MailDetails> {
  const quote = QUOTE_COLUMN.read(order.quote);
  const handOver = await loadHandOver({ db, now, ...reader }, { row: order, order: input, parcels, quote });
  if (!handOver) return NO_DETAILS;
  const { title, text, site, payment } = handOver;
  const { totals } = order.billed === null ? quote : QUOTE_COLUMN.read(order.billed);
  const [total, ...others] = totals;
  return {
    details: '',
    handOver: [title, text, site?.label.text ?? ''].filter(Boolean).join('\n'),
    payment: [payment.title, ...payment.lines].join('\n'),
    amount: total && others.length === 0 ? formatMoney(total, numeralLocale(reader)) : '',
  };
}

/**
 * Returns a line for each parcel whose chargeable weight changed. Returns '' if none or only one changed: the notice's
 * sentence contains the weights of a single parcel.
 */
function reweighedDetails({ order, parcels }: DetailedNotice, { language, country }: Reader): string {
  if (order.billed === null) return '';
  const kg = (weight: number) => formatMeasure(weight, 'kg', numeralLocale({ language, country }));
  const [before, after] = [QUOTE_COLUMN.read(order.quote).chargeable, QUOTE_COLUMN.read(order.billed).chargeable];
  const lines = currentParcels(parcels).flatMap(({ waybill_no, number }) => {
    const index = (number ?? 1) - 1;
    const [booked, weighed] = [before[index]?.chargeableKg, after[index]?.chargeableKg];
    if (booked === undefined || weighed === undefined || booked === weighed) return [];
    const values = { waybill: isolate(waybill_no), before: kg(booked), after: kg(weighed) };
    return [translate(language, 'notices.reweighed', values)];
  });
  return lines.length > 1 ? lines.join('\n') : '';
}

/**
 * Returns the text of the last failed attempt's reason. Returns '' without a reason, or for one without a text of its
 * own.
 */
async function loadFailedDetails(
  db: Queryable,
  { order, waybills }: DetailedNotice,
  { language }: Reader,
): Promise<string> {
  const waybillDates = waybills.map((waybill_no) => ({ waybill_no, created_at: order.created_at }));
  const scans = await readScans(db, waybillDates, ['code', 'reason']);
  const reason = scans.findLast(({ code }) => code === 'DELIVERY_FAILED')?.reason;
  const topic = reason ? eventTopic('DELIVERY_FAILED', reason) : null;
  // Other reasons add nothing to the sentence.
  return topic !== null && topic === reason ? describeTopic(topic, language) : '';
}

/** Returns the office's last answer to a complaint about the parcels, unchanged, or '' before the first answer. */
async function loadAnswer(db: Queryable, { waybills }: DetailedNotice): Promise<string> {
  const answeredCases = (await listCases(db, waybills)).flatMap(({ answered_at: at, answer }) =>
    at ? [{ at, answer }] : [],
  );
  const last = answeredCases.toSorted((one, other) => (one.at < other.at ? -1 : 1)).at(-1);
  return last ? isolate(last.answer) : '';
}

/** Returns the facts that a mail adds to its sentence, so that it can be passed on. Empty for most kinds. */
async function loadAddedFacts(
  db: Queryable,
  notice: DetailedNotice,
  { party, ...reader }: Omit<Recipient, 'channel'>,
): Promise<string> {
  if (notice.kind === 'DELIVERY_FAILED') return loadFailedDetails(db, notice, reader);
  if (notice.kind === 'CASE_ANSWERED') return loadAnswer(db, notice);
  return party === 'sender' && notice.kind === 'REPRICED' ? reweighedDetails(notice, reader) : '';
}

/** Returns the texts that only a mail has. For other channels, all of them are ''. */
export async function loadNoticeDetails(
  scope: Pick<Services, 'now'>,
  db: Queryable,
  notice: DetailedNotice,
  { channel, ...recipient }: Recipient,
): Promise<MailDetails> {
  if (channel !== 'mail') return NO_DETAILS;
  if (notice.kind === 'BOOKED' && recipient.party === 'sender') return loadBookedDetails(scope, db, notice, recipient);
  return { ...NO_DETAILS, details: await loadAddedFacts(db, notice, recipient) };
}
