import 'server-only';
import { FREE_ATTEMPT_DAYS } from '@/lib/billing/constants';
import { nameForMessage, withoutDotsAround } from '@/lib/authenticity/name-for-message';
import type { Money } from '@/lib/billing/money';
import { returnDecisionDeadline } from '@/lib/billing/redelivery';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { RouteView } from '@/lib/contract/tracking/route';
import { formatDay, formatDayRange } from '@/lib/i18n/format/format-day';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatList } from '@/lib/i18n/format/format-range';
import { isolate } from '@/lib/i18n/format/isolate';
import { countryName } from '@/lib/i18n/names/place-name';
import { addDays, localDay, type CalendarDate } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { numeralLocale } from '@/lib/market/prefix';
import { HAND_OVER_DAYS, HAND_OVER_NOTICE_DAYS } from '@/lib/orders/hand-over-policy';
import type { NoticeKind, PartyName } from '@/lib/parcel/notices';
import { translate } from '../../platform/texts/server-texts';
import type { Recipient } from './load-recipients';
import type { NoticedOrder } from './notice-store';
import { QUOTE_COLUMN } from '../../pricing/priced-columns';
import { shortenName, takeFirstWords } from './shorten-name';

const MAX_NAME_LENGTH_IN_MAIL = 80;

interface SmsForm {
  /** Maximum number of letters of a name. */
  letters: number;
  hasDay: boolean;
}
/** Forms of an SMS, longest first. The first one that fits into `MAX_SMS_SEGMENTS` in its script is sent. */
export const SMS_FORMS: readonly SmsForm[] = [
  { letters: 10, hasDay: true },
  { letters: 6, hasDay: true },
  { letters: 10, hasDay: false },
  { letters: 6, hasDay: false },
];
/** Event to report, with its parcels. */
export interface NoticeFacts {
  kind: NoticeKind;
  at: string;
  /** All waybills of the order, or the affected one. */
  waybills: readonly string[];
  order: NoticedOrder;
  input: OrderInput;
  /** Hubs as labels print them. Null if they are unknown. */
  routeIn: (language: Language) => RouteView | null;
  /** Last day to choose what happens to a returned parcel. */
  decideBy?: CalendarDate | undefined;
  /** Party that chose. `nobody`: the deadline passed. */
  chosenBy?: PartyName | 'nobody' | null | undefined;
  /** Waybill under which a returned parcel is sent on. */
  sentOnAs?: string | null | undefined;
  /** Exact amount that the courier collects for these parcels. Left out or null if nothing is due. */
  due?: Money | null | undefined;
  /** Expected days of delivery. Null if they are unknown or differ between the parcels. */
  expected: { earliest: CalendarDate; latest: CalendarDate } | null;
}

/** Returns the waybills as a list, or in brief one number and how many more: an SMS has no space for five. */
export const waybillsIn = (waybills: readonly string[], isBrief: boolean, locale: string) =>
  isBrief && waybills.length > 1 ? `${waybills[0]} +${waybills.length - 1}` : formatList(waybills, locale);

function pricesOf({ quote, billed }: NoticedOrder) {
  const totalOf = (text: string) => QUOTE_COLUMN.read(text).totals;
  return { before: totalOf(quote), after: totalOf(billed ?? quote) };
}

/**
 * Returns the chargeable weights before and after, of the order or of the only parcel that changed. Parcels of an order
 * are in the order of their numbers, like the weights of its quote.
 */
function weightsOf({ waybills, order: { quote, billed } }: NoticeFacts, locale: string) {
  const [before, after] = [quote, billed ?? quote].map((text) =>
    QUOTE_COLUMN.read(text).chargeable.map(({ chargeableKg }) => chargeableKg),
  ) as [number[], number[]];
  const changedIndexes = after.flatMap((kg, index) => (kg === before[index] ? [] : [index]));
  const [only] = changedIndexes.length === 1 ? changedIndexes : [];
  const kgOf = (weights: readonly number[]) =>
    formatMeasure(only === undefined ? weights.reduce((sum, kg) => sum + kg, 0) : weights[only]!, 'kg', locale);
  return {
    changed: changedIndexes.length === 0 ? 'none' : only === undefined ? 'several' : 'one',
    parcel: only === undefined ? '' : (waybills[only] ?? ''),
    oldKg: kgOf(before),
    newKg: kgOf(after),
  };
}

/** Returns the last day to hand over an order after its reminder, in the sender's country. */
const lastHandOverDay = ({ at, order }: NoticeFacts) =>
  addDays(localDay(new Date(at), MARKETS[order.sender_country].timeZone), HAND_OVER_NOTICE_DAYS);

/** Kinds that contain the expected days, if they are known. */
export const KINDS_WITH_EXPECTED_DAYS: readonly NoticeKind[] = ['BOOKED', 'TAKEN_OVER', 'ARRIVED', 'DELIVERY_FAILED'];
/** Returns the arguments of the sentences in the recipient's language. `form`: form of an SMS. */
export function noticeValues(
  facts: NoticeFacts,
  { channel, language, country }: Recipient,
  form: SmsForm = SMS_FORMS[0]!,
) {
  const { kind, at, order, input, expected } = facts;
  const isBrief = channel === 'sms';
  // An SMS has no space for direction marks: `plainSms` removes them.
  const partyName = (party: PartyName, typed: string) => {
    const name = nameForMessage(typed);
    if (name === null) return translate({ language, country }, `notices.unnamed.${party}`);
    return isolate(
      isBrief ? withoutDotsAround(takeFirstWords(name, form.letters)) : shortenName(name, MAX_NAME_LENGTH_IN_MAIL),
    );
  };
  const locale = numeralLocale({ country, language });
  const noticed = localDay(new Date(at), MARKETS[order.receiver_country].timeZone);
  const decideBy =
    kind === 'HAND_OVER_REMINDER' ? lastHandOverDay(facts) : (facts.decideBy ?? returnDecisionDeadline(noticed));
  // A mail shows the days on a separate line.
  const isNamed = isBrief && form.hasDay && expected !== null && KINDS_WITH_EXPECTED_DAYS.includes(kind);
  return {
    // Names as on the parcel's page.
    sender: partyName('sender', input.sender.company || input.sender.name),
    receiver: partyName('receiver', input.receiver.name),
    waybill: waybillsIn(facts.waybills, isBrief, locale),
    order: order.trade_no,
    country: countryName(order.receiver_country, language),
    countryCode: order.receiver_country,
    by: facts.chosenBy ?? 'unknown',
    newWaybill: facts.sentOnAs ?? '',
    days: FREE_ATTEMPT_DAYS,
    handOverDays: HAND_OVER_DAYS,
    // Keeps a day and its month on one line.
    date: formatDay(decideBy, locale, isBrief ? 'short' : 'monthDay').replaceAll(' ', '\u00a0'),
    hasDay: isNamed ? 'yes' : 'no',
    day: isNamed ? formatDayRange(expected.earliest, expected.latest, locale) : '',
    hasDue: facts.due ? 'yes' : 'no',
    due: facts.due ?? '',
    ...pricesOf(order),
    ...(kind === 'REPRICED' && weightsOf(facts, locale)),
  };
}
