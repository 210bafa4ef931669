import 'server-only';
import { capitalize } from '@/lib/i18n/format/capitalize';
import { formatDayRange } from '@/lib/i18n/format/format-day';
import { MAX_SMS_SEGMENTS, smsSegments } from '@/lib/i18n/messages/sms-text';
import { numeralLocale } from '@/lib/market/prefix';
import { DETAIL_REQUESTS, type NoticeKind } from '@/lib/parcel/notices';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import { writeSms } from '../../messaging/messages/write-message';
import { translate } from '../../platform/texts/server-texts';
import type { Recipient } from './load-recipients';
import { KINDS_WITH_EXPECTED_DAYS, noticeValues, SMS_FORMS, waybillsIn, type NoticeFacts } from './notice-values';

/** Placeholder as long as a link with a short host name. A longer host name costs another segment. */
const ROOM_FOR_LINK = 'x'.repeat(30);

/** Texts that only a mail has. `amount` is the part of `payment` to emphasize. */
export interface MailDetails {
  details: string;
  handOver: string;
  payment: string;
  amount: string;
}
export const NO_DETAILS: MailDetails = { details: '', handOver: '', payment: '', amount: '' };

/** Kinds about a whole order. */
const KINDS_OF_ORDER: readonly NoticeKind[] = [
  'CANCELLED',
  'REPRICED',
  'HAND_OVER_REMINDER',
  'NOT_HANDED_OVER',
  'DETAILS_GIVEN',
];
/** Kinds of events after which the party may make a choice. */
const KINDS_WITH_CHOICE: Readonly<Record<Recipient['party'], readonly NoticeKind[]>> = {
  sender: ['RETURNED', 'RETURN_REMINDER'],
  receiver: ['DELIVERY_FAILED', 'RETURNED', 'RETURN_REMINDER'],
};

/** Returns true for the mail with a link to the account holder's page of the order, which has the labels. */
export const leadsToOrder = (kind: NoticeKind, { party, channel }: Pick<Recipient, 'party' | 'channel'>): boolean =>
  kind === 'BOOKED' && party === 'sender' && channel === 'mail';

/** Returns the message key of the button's text. */
function actOf(kind: NoticeKind, recipient: Recipient): string {
  const { party } = recipient;
  if (leadsToOrder(kind, recipient)) return 'label';
  if (party === 'receiver' && DETAIL_REQUESTS.includes(kind)) return 'details';
  return KINDS_WITH_CHOICE[party].includes(kind) ? 'choose' : 'view';
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

/** Kinds whose SMS to the receiver is too short for a mail, or refers to the link after it. */
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

/** Returns the parts of a mail other than the sentence (messages/write-message.ts). */
function partsOfMail(facts: NoticeFacts, recipient: Recipient, values: ReturnType<typeof noticeValues>) {
  const { kind, order, waybills, expected } = facts;
  const { party } = recipient;
  const route = facts.routeIn(recipient.language);
  const locale = numeralLocale(recipient);
  const isOfOrder = KINDS_OF_ORDER.includes(kind);
  const title = translate(recipient, `notices.${kind}.title`, values);
  const days =
    expected && KINDS_WITH_EXPECTED_DAYS.includes(kind)
      ? formatDayRange(expected.earliest, expected.latest, locale)
      : null;
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
    // The shop's own number, by which its sender finds the order.
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
  // The first word may be `a sender` in place of a name, so the sentence is capitalized here.
  const versions = SMS_FORMS.map((form) =>
    capitalize(translate(recipient, key, noticeValues(facts, recipient, form)), language),
  );
  const fits = (description: string) =>
    smsSegments(
      writeSms({ language, country, ...MESSAGE_WRITERS.sms.parcelNotice({ what: description, link: ROOM_FOR_LINK }) }),
    ) <= MAX_SMS_SEGMENTS;
  return versions.find(fits) ?? versions.at(-1)!;
}

/**
 * Returns the text of the message about an event, in the recipient's language. `details`: facts that a mail adds
 * (load-notice-details.ts).
 */
export function noticeText(facts: NoticeFacts, recipient: Recipient, link: string, details = NO_DETAILS) {
  const { party, channel } = recipient;
  if (channel === 'sms') return MESSAGE_WRITERS.sms.parcelNotice({ what: smsSentence(facts, recipient), link });
  const values = noticeValues(facts, recipient);
  const isInFull = party === 'receiver' && IN_FULL_FOR_RECEIVER.includes(facts.kind);
  const sentence = `notices.${facts.kind}.${isInFull ? 'receiverMail' : party}` as const;
  const what = capitalize(translate(recipient, sentence, values), recipient.language);
  return MESSAGE_WRITERS.mail.parcelNotice({ ...partsOfMail(facts, recipient, values), ...details, what, link });
}
