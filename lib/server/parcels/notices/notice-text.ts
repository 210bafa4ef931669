import 'server-only';
import { capitalize } from '@/lib/i18n/format/capitalize';
import { FREE_ATTEMPT_DAYS } from '@/lib/billing/constants';
import { nameForMessage, withoutDotsAround } from '@/lib/authenticity/plain-name';
import type { Money } from '@/lib/billing/money';
import { returnDecisionDeadline } from '@/lib/billing/redelivery';
import type { OrderInput } from '@/lib/contract/orders/orders';
import type { RouteView } from '@/lib/contract/tracking/route';
import { formatDay, formatDayWindow } from '@/lib/i18n/format/format-day';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatList } from '@/lib/i18n/format/format-range';
import { isolate } from '@/lib/i18n/format/isolate';
import { MAX_SMS_SEGMENTS, smsSegments } from '@/lib/i18n/messages/sms-text';
import { countryName } from '@/lib/i18n/names/place-name';
import { addDays, localDay, type CalendarDate } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { numeralLocale } from '@/lib/market/prefix';
import { HAND_OVER_DAYS, HAND_OVER_NOTICE_DAYS } from '@/lib/orders/hand-over-policy';
import { ASKS_FOR_DETAILS, type NoticeKind, type PartyName } from '@/lib/parcel/notices';
import { TEXTS } from '../../messaging/messages/templates';
import { writeSms } from '../../messaging/messages/write-message';
import { translate } from '../../platform/texts/server-texts';
import type { Recipient } from './recipients';
import type { NoticedOrder } from './notice-store';
import { QUOTE } from '../../pricing/priced-columns';

const NAME_IN_MAIL = 80;

interface SmsForm {
  /** Maximum number of letters of a name. */
  letters: number;
  hasDay: boolean;
}
/** Forms of an SMS, longest first. The first one that fits into `MAX_SMS_SEGMENTS` in its script is sent. */
const SMS_FORMS: readonly SmsForm[] = [
  { letters: 10, hasDay: true },
  { letters: 6, hasDay: true },
  { letters: 10, hasDay: false },
  { letters: 6, hasDay: false },
];
/** Placeholder of the longest link on a short host. A link on a longer host costs another segment. */
const ROOM_FOR_LINK = 'x'.repeat(30);

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
  /** Waybill as which a returned parcel is sent on. */
  sentOnAs?: string | null | undefined;
  /** Exact amount that the courier collects for these parcels. Left out or null if nothing is due. */
  due?: Money | null | undefined;
  /** Expected days of delivery. Null if they are unknown or differ between the parcels. */
  expected: { earliest: CalendarDate; latest: CalendarDate } | null;
}

/** Texts that only a mail has. `amount` is the part of `payment` to emphasize. */
export interface MailDetails {
  details: string;
  handOver: string;
  payment: string;
  amount: string;
}
export const NO_DETAILS: MailDetails = { details: '', handOver: '', payment: '', amount: '' };

function shortened(name: string, max: number): string {
  const letters = [...name.trim()];
  if (letters.length <= max) return letters.join('');
  const beginning = letters.slice(0, max - 1).join('');
  return `${beginning.trim()}…`;
}

/** Particle that starts a name and is not a name by itself. */
const PARTICLE = /(?:^|\s)(?:عبد|أبو|ابو|بن|ابن|abd|abu|al|el|bin|ben|ibn|de)$/iu;

/**
 * Returns the first words of a name for an SMS. It adds no ellipsis, because that character more than halves the
 * capacity of a segment.
 */
function firstWords(name: string, max: number): string {
  const letters = [...name.trim()];
  if (letters.length <= max) return letters.join('');
  const words = letters
    .slice(0, Math.max(letters.lastIndexOf(' ', max), 0))
    .join('')
    .replace(PARTICLE, '');
  return words === '' ? letters.slice(0, max).join('') : words;
}

/** Returns the waybills as a list, or in brief one number and how many more: an SMS has no space for five. */
const waybillsIn = (waybills: readonly string[], brief: boolean, locale: string) =>
  brief && waybills.length > 1 ? `${waybills[0]} +${waybills.length - 1}` : formatList(waybills, locale);

function pricesOf({ quote, billed }: NoticedOrder) {
  const totalOf = (text: string) => QUOTE.read(text).totals;
  return { before: totalOf(quote), after: totalOf(billed ?? quote) };
}

/**
 * Returns the chargeable weights before and after, those of the parcel if only one changed. Parcels of an order are in
 * the order of their numbers, like the weights of its quote.
 */
function weightsOf({ waybills, order: { quote, billed } }: NoticeFacts, locale: string) {
  const [before, after] = [quote, billed ?? quote].map((text) =>
    QUOTE.read(text).chargeable.map(({ chargeableKg }) => chargeableKg),
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
const EXPECTING: readonly NoticeKind[] = ['BOOKED', 'TAKEN_OVER', 'ARRIVED'];
/** Kinds about a whole order. */
const OF_ORDER: readonly NoticeKind[] = [
  'CANCELLED',
  'REPRICED',
  'HAND_OVER_REMINDER',
  'NOT_HANDED_OVER',
  'DETAILS_GIVEN',
];
/** Kinds that ask the party for a choice. */
const CHOOSING: Readonly<Record<Recipient['party'], readonly NoticeKind[]>> = {
  sender: ['RETURNED', 'RETURN_REMINDER'],
  receiver: ['DELIVERY_FAILED', 'RETURNED', 'RETURN_REMINDER'],
};

/** Returns true for the mail that leads the account holder to the order's page, which has the labels. */
export const leadsToOrder = (kind: NoticeKind, { party, channel }: Pick<Recipient, 'party' | 'channel'>): boolean =>
  kind === 'BOOKED' && party === 'sender' && channel === 'mail';

/** Returns the name of the button's text. */
function actOf(kind: NoticeKind, recipient: Recipient): string {
  const { party } = recipient;
  if (leadsToOrder(kind, recipient)) return 'label';
  if (party === 'receiver' && ASKS_FOR_DETAILS.includes(kind)) return 'details';
  return CHOOSING[party].includes(kind) ? 'choose' : 'view';
}

/** Kinds whose text for the account holder is too long for an SMS. */
const BRIEF_FOR_SENDER: readonly NoticeKind[] = [
  'BOOKED',
  'ARRIVED',
  'DELIVERY_FAILED',
  'RETURNED',
  'RETURN_REMINDER',
  'DESTROYED',
  'SENT_ON',
  'LOST',
  'REPRICED',
  'DETAILS_NEEDED',
];

/** Kinds whose SMS to the receiver is too short for a mail, or leads to the link after it. */
const IN_FULL_FOR_RECEIVER: readonly NoticeKind[] = [
  'DELIVERY_FAILED',
  'READY_FOR_COLLECTION',
  'DELIVERED',
  'RETURNED',
  'RETURN_REMINDER',
  'LOST',
  'DETAILS_NEEDED',
  'DETAILS_REMINDER',
];

/** Returns the arguments of the sentences in the recipient's language. `form`: that of an SMS. */
function noticeValues(facts: NoticeFacts, { channel, language, country }: Recipient, form: SmsForm = SMS_FORMS[0]!) {
  const { kind, at, order, input, expected } = facts;
  const brief = channel === 'sms';
  // An SMS has no space for direction marks: `plainSms` removes them.
  const partyName = (party: PartyName, typed: string) => {
    const name = nameForMessage(typed);
    if (name === null) return translate({ language, country }, `notices.unnamed.${party}`);
    return isolate(brief ? withoutDotsAround(firstWords(name, form.letters)) : shortened(name, NAME_IN_MAIL));
  };
  const locale = numeralLocale({ country, language });
  const noticed = localDay(new Date(at), MARKETS[order.receiver_country].timeZone);
  const decideBy =
    kind === 'HAND_OVER_REMINDER' ? lastHandOverDay(facts) : (facts.decideBy ?? returnDecisionDeadline(noticed));
  // A mail shows the days on a separate line.
  const isNamed = brief && form.hasDay && expected !== null && EXPECTING.includes(kind);
  return {
    // Names as on the parcel's page.
    sender: partyName('sender', input.sender.company || input.sender.name),
    receiver: partyName('receiver', input.receiver.name),
    waybill: waybillsIn(facts.waybills, brief, locale),
    order: order.trade_no,
    country: countryName(order.receiver_country, language),
    countryCode: order.receiver_country,
    by: facts.chosenBy ?? 'unknown',
    newWaybill: facts.sentOnAs ?? '',
    days: FREE_ATTEMPT_DAYS,
    handOverDays: HAND_OVER_DAYS,
    // Keeps a day and its month on one line.
    date: formatDay(decideBy, locale, brief ? 'short' : 'monthDay').replaceAll(' ', '\u00a0'),
    hasDay: isNamed ? 'yes' : 'no',
    day: isNamed ? formatDayWindow(expected.earliest, expected.latest, locale, 'short') : '',
    hasDue: facts.due ? 'yes' : 'no',
    due: facts.due ?? '',
    ...pricesOf(order),
    ...(kind === 'REPRICED' && weightsOf(facts, locale)),
  };
}

/** Returns the parts of a mail other than the sentence (messages/write-message.ts). */
function partsOfMail(facts: NoticeFacts, recipient: Recipient, values: ReturnType<typeof noticeValues>) {
  const { kind, order, waybills, expected } = facts;
  const { party } = recipient;
  const route = facts.routeIn(recipient.language);
  const locale = numeralLocale(recipient);
  const isOfOrder = OF_ORDER.includes(kind);
  const title = translate(recipient, `notices.${kind}.title`, values);
  const days =
    expected && EXPECTING.includes(kind) ? formatDayWindow(expected.earliest, expected.latest, locale) : null;
  return {
    route: route ? `${route.from.code} → ${route.to.code}` : '',
    from: route?.from.name ?? '',
    to: route?.to.name ?? '',
    title,
    subject: translate(recipient, 'notices.subject', {
      title,
      number: isOfOrder ? order.trade_no : waybillsIn(waybills, true, locale),
    }),
    label: isOfOrder
      ? translate(recipient, 'files.label.orderNo')
      : translate(recipient, 'notices.waybills', { count: waybills.length }),
    number: isOfOrder ? order.trade_no : waybills.join('\n'),
    // The shop's own number, by which its sender knows the order.
    reference: party === 'sender' ? (order.shop_order_no ?? '') : '',
    expected: days === null ? '' : translate(recipient, 'delivery.expected', { days }),
    days: days ?? '',
    act: translate(recipient, `mail.parcelNotice.${actOf(kind, recipient)}`),
    // The order's page cannot stop messages.
    note: leadsToOrder(kind, recipient) ? translate(recipient, 'mail.sheetBooked.note') : '',
  };
}

function smsSentence(facts: NoticeFacts, recipient: Recipient): string {
  const { party, language, country } = recipient;
  const { kind, due } = facts;
  const isBrief = party === 'sender' && BRIEF_FOR_SENDER.includes(kind);
  const key =
    party === 'receiver' && kind === 'OUT_FOR_DELIVERY' && due
      ? 'notices.OUT_FOR_DELIVERY.receiverDueSms'
      : (`notices.${kind}.${isBrief ? 'senderSms' : party}` as const);
  // A sentence may begin with `a sender` in place of a name.
  const versions = SMS_FORMS.map((form) =>
    capitalize(translate(recipient, key, noticeValues(facts, recipient, form)), language),
  );
  const fits = (what: string) =>
    smsSegments(writeSms({ language, country, ...TEXTS.sms.parcelNotice({ what, link: ROOM_FOR_LINK }) })) <=
    MAX_SMS_SEGMENTS;
  return versions.find(fits) ?? versions.at(-1)!;
}

/**
 * Returns the text of the message about an event, in the recipient's language. `details`: facts that a mail adds
 * (load-notice-details.ts).
 */
export function noticeText(facts: NoticeFacts, recipient: Recipient, link: string, details = NO_DETAILS) {
  const { party, channel } = recipient;
  if (channel === 'sms') return TEXTS.sms.parcelNotice({ what: smsSentence(facts, recipient), link });
  const values = noticeValues(facts, recipient);
  const isInFull = party === 'receiver' && IN_FULL_FOR_RECEIVER.includes(facts.kind);
  const sentence = `notices.${facts.kind}.${isInFull ? 'receiverMail' : party}` as const;
  const what = capitalize(translate(recipient, sentence, values), recipient.language);
  return TEXTS.mail.parcelNotice({ ...partsOfMail(facts, recipient, values), ...details, what, link });
}
