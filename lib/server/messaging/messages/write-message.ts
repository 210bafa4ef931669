import 'server-only';
import { MAX_SMS_SEGMENTS, plainSms, smsSegments } from '@/lib/i18n/messages/sms-text';
import { BRAND } from '@/lib/market/brand';
import { htmlMail } from '../carriers/html-mail';
import { blocksOf, textOfBlocks, type MailBlock } from '../carriers/mail-blocks';
import type { Mail } from '../../platform/ports/mailer';
import { readerOf, translateOrThrow, type Reader } from '../../platform/texts/server-texts';
import type { Message } from './message';
import type { TEMPLATES, TemplateValues } from './templates';

type WrittenMessage = Pick<Message, 'language' | 'country' | 'template' | 'values'>;

/** `say` returns one of the site's texts. `own` returns a value of the message, or an empty text. */
interface Words<Name extends string = string> {
  textFor: (key: string) => string;
  own: (name: Name) => string;
}
type LaidOut<Template extends keyof typeof TEMPLATES.mail> = (
  words: Words<keyof TemplateValues<'mail', Template>>,
) => MailBlock[];

const noticeBlocks: LaidOut<'parcelNotice'> = ({ textFor, own }) => [
  { kind: 'title', text: own('title') },
  { kind: 'number', label: own('label'), text: own('number') },
  { kind: 'number', label: textFor('files.label.reference'), text: own('reference') },
  { kind: 'strong', text: own('expected') },
  { kind: 'text', text: own('what') },
  { kind: 'text', text: own('details') },
  { kind: 'button', label: own('act') || textFor('mail.parcelNotice.view'), link: own('link') },
  { kind: 'small', text: own('note') || textFor('mail.parcelNotice.note') },
];

const choiceBlocks: LaidOut<'instructionKept'> = ({ textFor, own }) => [
  { kind: 'title', text: textFor('mail.instructionKept.title') },
  { kind: 'number', label: textFor('files.label.waybillNo'), text: own('waybill') },
  { kind: 'strong', text: own('choice') },
  { kind: 'button', label: textFor('mail.instructionKept.change'), link: own('link') },
  { kind: 'small', text: textFor('mail.instructionKept.note') },
];

const sheetBlocks: LaidOut<'sheetBooked'> = ({ textFor, own }) => [
  { kind: 'title', text: textFor('mail.sheetBooked.title') },
  { kind: 'strong', text: own('price') },
  { kind: 'text', text: textFor('mail.sheetBooked.what') },
  { kind: 'text', text: own('handOver') },
  { kind: 'text', text: own('payment') },
  { kind: 'button', label: textFor('mail.sheetBooked.view'), link: own('link') },
  { kind: 'small', text: textFor('mail.sheetBooked.note') },
];

/**
 * Layouts of mails about parcels: a title, a button, and a number and day for a single parcel. Other mails are text
 * only.
 */
const LAYOUTS: Readonly<Record<string, (words: Words) => MailBlock[]>> = {
  parcelNotice: noticeBlocks,
  instructionKept: choiceBlocks,
  sheetBooked: sheetBlocks,
};

const isSaid = (block: MailBlock) => (block.kind === 'button' ? block.link : block.text) !== '';

function messageWords(reader: Reader, values: Message['values']): Words {
  return {
    textFor: (key) => translateOrThrow(reader, key, values),
    own: (name) => String(values[name] ?? ''),
  };
}

/** Returns a mail in its language, as text and as HTML. Throws MissingText. */
export function writeMail({
  language,
  country,
  template,
  values,
}: WrittenMessage): Pick<Mail, 'subject' | 'text' | 'html'> {
  const reader = readerOf(language, country);
  const valuesWithBrand = { ...values, brand: BRAND.name };
  const layout = LAYOUTS[template];
  const blocks = layout
    ? layout(messageWords(reader, valuesWithBrand)).filter(isSaid)
    : blocksOf(translateOrThrow(reader, `mail.${template}.text`, valuesWithBrand));
  const subject = translateOrThrow(reader, `mail.${template}.subject`, valuesWithBrand);
  return { subject, text: textOfBlocks(blocks), html: htmlMail(language, blocks, String(values.route ?? '')) };
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
