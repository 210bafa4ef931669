import 'server-only';
import { capitalize } from '@/lib/i18n/format/capitalize';
import { isolate } from '@/lib/i18n/format/isolate';
import { MAX_SMS_SEGMENTS, plainSms, smsSegments } from '@/lib/i18n/messages/sms-text';
import { BRAND } from '@/lib/market/brand';
import { renderHtmlMail } from '../carriers/html-mail';
import { blocksOf, sectionsOf, textOfBlocks, type MailBlock, type MailRoute } from '../carriers/mail-blocks';
import type { Mail } from '../../platform/ports/mailer';
import { readerOf, translateOrThrow, type Reader } from '../../platform/texts/server-texts';
import type { Message } from './message';
import type { TEMPLATES, TemplateValues } from './templates';

type WrittenMessage = Pick<Message, 'language' | 'country' | 'template' | 'values'>;

/** `textFor` returns one of the site's texts. `valueFor` returns a value of the message, or an empty text. */
interface MessageWords<Name extends string = string> {
  textFor: (key: string) => string;
  valueFor: (name: Name) => string;
}
type MailLayout<Template extends keyof typeof TEMPLATES.mail> = (
  words: MessageWords<keyof TemplateValues<'mail', Template>>,
) => MailBlock[];

/** Number of lines of text before the address in the section about the hand-over (`handOver.text`). */
const HAND_OVER_LINES = 1;

const noticeBlocks: MailLayout<'parcelNotice'> = ({ textFor, valueFor }) => [
  { kind: 'title', text: valueFor('title') },
  { kind: 'text', text: valueFor('what') },
  { kind: 'text', text: valueFor('details') },
  { kind: 'days', label: textFor('mail.parcelNotice.expected'), days: valueFor('days'), text: valueFor('expected') },
  { kind: 'number', label: valueFor('label'), text: valueFor('number') },
  { kind: 'number', label: textFor('files.label.reference'), text: valueFor('reference') },
  { kind: 'button', label: valueFor('act') || textFor('mail.parcelNotice.view'), link: valueFor('link') },
  ...sectionsOf(valueFor('handOver'), HAND_OVER_LINES),
  ...sectionsOf(valueFor('payment'), Infinity, valueFor('amount')),
  { kind: 'small', text: valueFor('note') || textFor('mail.parcelNotice.note') },
];

const choiceBlocks: MailLayout<'instructionKept'> = ({ textFor, valueFor }) => [
  { kind: 'title', text: textFor('mail.instructionKept.title') },
  { kind: 'strong', text: valueFor('choice') },
  { kind: 'number', label: textFor('files.label.waybillNo'), text: valueFor('waybill') },
  { kind: 'button', label: textFor('mail.instructionKept.change'), link: valueFor('link') },
  { kind: 'small', text: textFor('mail.instructionKept.note') },
];

const sheetBlocks: MailLayout<'sheetBooked'> = ({ textFor, valueFor }) => [
  { kind: 'title', text: textFor('mail.sheetBooked.title') },
  { kind: 'strong', text: valueFor('price') },
  { kind: 'text', text: textFor('mail.sheetBooked.what') },
  { kind: 'button', label: textFor('mail.sheetBooked.view'), link: valueFor('link') },
  ...sectionsOf(valueFor('handOver'), HAND_OVER_LINES),
  ...sectionsOf(valueFor('payment'), Infinity),
  { kind: 'small', text: textFor('mail.sheetBooked.note') },
];

/**
 * Layouts of mails about parcels: a title, a button, and a number and day for a single parcel. Other mails are text
 * only.
 */
const LAYOUTS: Readonly<Record<string, (words: MessageWords) => MailBlock[]>> = {
  parcelNotice: noticeBlocks,
  instructionKept: choiceBlocks,
  sheetBooked: sheetBlocks,
};

const hasText = (block: MailBlock) => (block.kind === 'button' ? block.link : block.text) !== '';

/** Text of the button for the link of a text mail. */
const BUTTONS: Readonly<Record<string, string>> = {
  claim: 'mail.parcelNotice.view',
  payoutMade: 'mail.payoutMade.view',
};

/**
 * Relation of the recipient to a mail, for the line that says why the mail was sent. Office mails do not have this
 * line.
 */
const RECIPIENT_RELATIONS: Readonly<Record<string, 'parcel' | 'account' | 'wrote' | 'entered'>> = {
  parcelNotice: 'parcel',
  instructionKept: 'parcel',
  sheetBooked: 'account',
  claim: 'account',
  payoutMade: 'account',
  passwordChanged: 'account',
  phoneChanged: 'account',
  passkeyAdded: 'account',
  passkeyRemoved: 'account',
  apiKeyCreated: 'account',
  accountClosed: 'account',
  webhookOff: 'account',
  enquiryConfirmation: 'wrote',
  feedbackConfirmation: 'wrote',
  feedbackAnswer: 'wrote',
  verifyCode: 'entered',
  alreadyRegistered: 'entered',
  noAccount: 'entered',
};

function messageWords(reader: Reader, values: Message['values']): MessageWords {
  return {
    textFor: (key) => translateOrThrow(reader, key, values),
    valueFor: (name) => String(values[name] ?? ''),
  };
}

function routeOf(values: Message['values']): MailRoute | null {
  const [from, to] = String(values.route ?? '').split(' → ');
  if (!from || !to) return null;
  return {
    from: { code: from, place: String(values.from ?? '') },
    to: { code: to, place: String(values.to ?? '') },
  };
}

/** Returns the blocks of a text mail: the subject without our name as its title, and the text without its signature. */
function blocksOfText(
  { textFor }: MessageWords,
  { template, language }: WrittenMessage,
  subject: string,
  text: string,
): MailBlock[] {
  const [begin, signature] = [new RegExp(`^${BRAND.name}\\s?[:：]\\s?`, 'u'), `\n\n${BRAND.name}`];
  const body = text.endsWith(signature) ? text.slice(0, -signature.length) : text;
  const button = BUTTONS[template];
  return [
    { kind: 'title', text: capitalize(subject.replace(begin, ''), language) },
    ...blocksOf(body, button ? textFor(button) : ''),
  ];
}

/** First address and number of a market's office. Either may be empty. */
interface OfficeContacts {
  phone: string;
  address: string;
}

function footOf(reader: Reader, template: string, office: OfficeContacts | null): string[] {
  const about = RECIPIENT_RELATIONS[template];
  if (!about) return [];
  const contacts = [office?.phone ?? '', office?.address ?? ''].filter(Boolean).map(isolate);
  return [
    [BRAND.name, ...contacts].join(' · '),
    translateOrThrow(reader, 'mailFoot.why', { about, brand: BRAND.name }),
  ];
}

/** Returns a mail in its language, as text and as HTML. `office`: its contacts, for the foot. Throws MissingText. */
export function writeMail(
  message: WrittenMessage,
  office: OfficeContacts | null = null,
): Required<Pick<Mail, 'subject' | 'text' | 'html'>> {
  const { language, country, template, values } = message;
  const reader = readerOf(language, country);
  const valuesWithBrand = { ...values, brand: BRAND.name };
  const words = messageWords(reader, valuesWithBrand);
  const layout = LAYOUTS[template];
  const laidOut = layout?.(words).filter(hasText);
  const subject = words.textFor(`mail.${template}.subject`);
  const text = laidOut ? textOfBlocks(laidOut) : words.textFor(`mail.${template}.text`);
  const blocks = laidOut ?? blocksOfText(words, message, subject, text);
  const foot = footOf(reader, template, office);
  return { subject, text, html: renderHtmlMail(language, { blocks, route: routeOf(values), foot }) };
}

/**
 * Returns the text of an SMS in its language. It begins with the brand's name. The short name is used if the text would
 * otherwise need more than `MAX_SMS_SEGMENTS` segments. Throws MissingText.
 */
export function writeSms({ language, country, template, values }: WrittenMessage): string {
  const reader = readerOf(language, country);
  const textWithBrand = (brand: string) => plainSms(translateOrThrow(reader, `sms.${template}`, { ...values, brand }));
  const full = textWithBrand(BRAND.name);
  return smsSegments(full) <= MAX_SMS_SEGMENTS ? full : textWithBrand(BRAND.shortName);
}
