import 'server-only';
import { FREE_ATTEMPT_DAYS } from '@/lib/billing/constants';
import { returnDecisionDeadline } from '@/lib/billing/redelivery';
import type { OrderInput } from '@/lib/contract/orders';
import { formatDay } from '@/lib/i18n/format-day';
import { formatList, joinRange } from '@/lib/i18n/format-range';
import { countryName } from '@/lib/i18n/place-name';
import { localDay, type CalendarDate } from '@/lib/market/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { numeralLocale } from '@/lib/market/prefix';
import type { NoticeKind } from '@/lib/parcel/notices';
import type { PricedQuote } from '../quotes/priced-quote';
import { translate } from '../server-texts';
import type { Recipient } from './recipients';
import type { NoticedOrder } from './store';

/** Letters of a name in an SMS, so that it keeps to two segments in every script. */
const NAME_IN_SMS = 11;
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

const shortened = (name: string, most: number) => {
  const letters = [...name.trim()];
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trim()}…`;
};

/** One number and how many more there are: an SMS has no room for five. */
const waybillsIn = (waybills: readonly string[], brief: boolean, locale: string) =>
  brief && waybills.length > 1 ? `${waybills[0]} +${waybills.length - 1}` : formatList(waybills, locale);

function pricesOf({ quote, billed }: NoticedOrder) {
  const totalOf = (text: string) => (JSON.parse(text) as PricedQuote).totals;
  return { before: totalOf(quote), after: totalOf(billed ?? quote) };
}

/** The sentence that tells it, and the subject of a mail, in the recipient's language. */
export function noticeText(
  happened: Happened,
  { party, channel, language, country }: Recipient,
): Record<'subject' | 'what', string> {
  const { kind, at, order, input, expected } = happened;
  const brief = channel === 'sms';
  const name = (of: { name: string; company?: string }) =>
    shortened(of.name || (of.company ?? ''), brief ? NAME_IN_SMS : NAME_IN_MAIL);
  const locale = numeralLocale({ country, language });
  const day = (date: CalendarDate) => formatDay(date, locale, 'short');
  const noticed = localDay(new Date(at), MARKETS[order.receiver_country].timeZone);
  const values = {
    sender: name(input.sender),
    receiver: name(input.receiver),
    waybill: waybillsIn(happened.waybills, brief, locale),
    order: order.trade_no,
    country: countryName(order.receiver_country, language),
    days: FREE_ATTEMPT_DAYS,
    date: formatDay(happened.decideBy ?? returnDecisionDeadline(noticed), locale, brief ? 'short' : 'monthDay'),
    hasDay: expected === null ? 'no' : 'yes',
    day: expected === null ? '' : joinRange(day(expected.earliest), day(expected.latest), locale),
    ...pricesOf(order),
  };
  const said = (what: string) => translate(language, `notices.${kind}.${what}`, values);
  return { subject: said('subject'), what: said(party) };
}
