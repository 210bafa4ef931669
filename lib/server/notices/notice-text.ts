import 'server-only';
import { FREE_ATTEMPT_DAYS } from '@/lib/billing/constants';
import { returnDecisionDeadline } from '@/lib/billing/redelivery';
import type { OrderInput } from '@/lib/contract/orders';
import { formatDay, formatDayWindow } from '@/lib/i18n/format-day';
import { formatList } from '@/lib/i18n/format-range';
import { isolate } from '@/lib/i18n/isolate';
import { countryName } from '@/lib/i18n/place-name';
import { localDay, type CalendarDate } from '@/lib/market/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { numeralLocale } from '@/lib/market/prefix';
import type { NoticeKind } from '@/lib/parcel/notices';
import type { PricedQuote } from '../pricing/priced-quote';
import { translate } from '../platform/texts/server-texts';
import type { Recipient } from './recipients';
import type { NoticedOrder } from './store';

/** Letters of a name in an SMS, so that it keeps to two segments in every script. */
const NAME_IN_SMS = 10;
const NAME_IN_MAIL = 80;

/** What happened, to which parcels. */
export interface Happened {
  kind: NoticeKind;
  at: string;
  /** All of the order's, or the one it is about. */
  waybills: readonly string[];
  order: NoticedOrder;
  input: OrderInput;
  /** The last day to choose, of a parcel that came back. */
  decideBy?: CalendarDate | undefined;
  /** Between which days they are expected; null where nobody knows, or they are apart. */
  expected: { earliest: CalendarDate; latest: CalendarDate } | null;
}

function shortened(name: string, most: number): string {
  const letters = [...name.trim()];
  if (letters.length <= most) return letters.join('');
  const kept = letters.slice(0, most - 1).join('');
  return `${kept.trim()}…`;
}

/** What begins a word of a name and is none by itself. */
const PARTICLE = /(?:^|\s)(?:عبد|أبو|ابو|بن|ابن|abd|abu|al|el|bin|ben|ibn|de)$/iu;

/** The first words of a name, in an SMS: an ellipsis would more than halve what a segment holds. */
function firstWords(name: string, most: number): string {
  const letters = [...name.trim()];
  if (letters.length <= most) return letters.join('');
  const words = letters
    .slice(0, Math.max(letters.lastIndexOf(' ', most), 0))
    .join('')
    .replace(PARTICLE, '');
  return words === '' ? letters.slice(0, most).join('') : words;
}

/** One number and how many more there are: an SMS has no room for five. */
const waybillsIn = (waybills: readonly string[], brief: boolean, locale: string) =>
  brief && waybills.length > 1 ? `${waybills[0]} +${waybills.length - 1}` : formatList(waybills, locale);

function pricesOf({ quote, billed }: NoticedOrder) {
  const totalOf = (text: string) => (JSON.parse(text) as PricedQuote).totals;
  return { before: totalOf(quote), after: totalOf(billed ?? quote) };
}

/** Kinds that name the days between which a parcel is expected, where they are known. */
const EXPECTING: readonly NoticeKind[] = ['BOOKED', 'TAKEN_OVER', 'ARRIVED'];
/** Kinds about an order as a whole. */
const OF_ORDER: readonly NoticeKind[] = ['CANCELLED', 'REPRICED'];
/** Kinds after which somebody must choose. */
const CHOOSING: Readonly<Record<Recipient['party'], readonly NoticeKind[]>> = {
  sender: ['RETURNED', 'RETURN_REMINDER'],
  receiver: ['DELIVERY_FAILED', 'RETURNED', 'RETURN_REMINDER'],
};

/** Kinds of which a mail says more than an SMS to the account holder has room for. */
const BRIEF_FOR_SENDER: readonly NoticeKind[] = [
  'BOOKED',
  'ARRIVED',
  'DELIVERY_FAILED',
  'RETURNED',
  'RETURN_REMINDER',
  'DESTROYED',
  'LOST',
  'REPRICED',
];

/** What the sentences are about, written in the recipient's language. */
function valuesOf(happened: Happened, { channel, language, country }: Recipient) {
  const { kind, at, order, input, expected } = happened;
  const brief = channel === 'sms';
  // An SMS has no room for the marks of direction: `plainSms` takes them out.
  const named = (name: string) => isolate(brief ? firstWords(name, NAME_IN_SMS) : shortened(name, NAME_IN_MAIL));
  const locale = numeralLocale({ country, language });
  const noticed = localDay(new Date(at), MARKETS[order.receiver_country].timeZone);
  const decideBy = happened.decideBy ?? returnDecisionDeadline(noticed);
  // A mail shows the days on a line of their own.
  const isNamed = brief && expected !== null && EXPECTING.includes(kind);
  return {
    // As the parcel's page names them.
    sender: named(input.sender.company || input.sender.name),
    receiver: named(input.receiver.name),
    waybill: waybillsIn(happened.waybills, brief, locale),
    order: order.trade_no,
    country: countryName(order.receiver_country, language),
    countryCode: order.receiver_country,
    days: FREE_ATTEMPT_DAYS,
    // A day and its month stay on one line.
    date: formatDay(decideBy, locale, brief ? 'short' : 'monthDay').replaceAll(' ', '\u00a0'),
    hasDay: isNamed ? 'yes' : 'no',
    day: isNamed ? formatDayWindow(expected.earliest, expected.latest, locale, 'short') : '',
    ...pricesOf(order),
  };
}

/** What a mail says beside the sentence (messages/write-message.ts). */
function partsOfMail(happened: Happened, { language, country, party }: Recipient, values: ReturnType<typeof valuesOf>) {
  const { kind, order, waybills, expected } = happened;
  const locale = numeralLocale({ country, language });
  const isOfOrder = OF_ORDER.includes(kind);
  const title = translate(language, `notices.${kind}.title`, values);
  const days =
    expected && EXPECTING.includes(kind) ? formatDayWindow(expected.earliest, expected.latest, locale) : null;
  return {
    title,
    subject: translate(language, 'notices.subject', {
      title,
      number: isOfOrder ? order.trade_no : waybillsIn(waybills, true, locale),
    }),
    label: translate(language, isOfOrder ? 'files.label.orderNo' : 'files.invoice.waybillNo'),
    number: isOfOrder ? order.trade_no : waybills.join('\n'),
    expected: days === null ? '' : translate(language, 'delivery.expected', { days }),
    act: translate(language, `mail.parcelNotice.${CHOOSING[party].includes(kind) ? 'choose' : 'view'}`),
  };
}

/** The values of the message that tells it, in the recipient's language; its link is added. */
export function noticeValues(happened: Happened, recipient: Recipient): Record<string, string> {
  const { party, channel, language } = recipient;
  const values = valuesOf(happened, recipient);
  const isBrief = channel === 'sms' && party === 'sender' && BRIEF_FOR_SENDER.includes(happened.kind);
  const what = translate(language, `notices.${happened.kind}.${isBrief ? 'senderSms' : party}`, values);
  return channel === 'sms' ? { what } : { ...partsOfMail(happened, recipient, values), what };
}
