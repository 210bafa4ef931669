import 'server-only';
import { plainSms } from '@/lib/i18n/sms-text';
import { BRAND } from '@/lib/market/brand';
import type { Language } from '@/lib/market/language';
import { htmlMail } from '../messaging/carriers/html-mail';
import { blocksOf, plainText, type MailBlock } from '../messaging/carriers/mail-blocks';
import type { Mail } from '../platform/ports/mailer';
import { translateOrThrow } from '../platform/texts/server-texts';
import type { Message } from './message';

type Written = Pick<Message, 'language' | 'template' | 'values'>;

/** A text of ours, and a value of the message, empty where it has none. */
interface Words {
  say: (key: string) => string;
  own: (name: string) => string;
}

const noticeBlocks = ({ say, own }: Words): MailBlock[] => [
  { kind: 'title', text: own('title') },
  { kind: 'number', label: own('label'), text: own('number') },
  { kind: 'strong', text: own('expected') },
  { kind: 'text', text: own('what') },
  { kind: 'button', label: own('act') || say('mail.parcelNotice.view'), link: own('link') },
  { kind: 'small', text: say('mail.parcelNotice.note') },
];

const choiceBlocks = ({ say, own }: Words): MailBlock[] => [
  { kind: 'title', text: say('mail.instructionKept.title') },
  { kind: 'number', label: say('files.invoice.waybillNo'), text: own('waybill') },
  { kind: 'strong', text: own('choice') },
  { kind: 'button', label: say('mail.instructionKept.change'), link: own('link') },
  { kind: 'small', text: say('mail.instructionKept.note') },
];

const sheetBlocks = ({ say, own }: Words): MailBlock[] => [
  { kind: 'title', text: say('mail.sheetBooked.title') },
  { kind: 'text', text: say('mail.sheetBooked.what') },
  { kind: 'button', label: say('mail.sheetBooked.view'), link: own('link') },
  { kind: 'small', text: say('mail.sheetBooked.note') },
];

/** Mails about parcels have a button, those about one of them its number and a day; all others are text alone. */
const LAYOUTS: Readonly<Record<string, (words: Words) => MailBlock[]>> = {
  parcelNotice: noticeBlocks,
  instructionKept: choiceBlocks,
  sheetBooked: sheetBlocks,
};

const isSaid = (block: MailBlock) => (block.kind === 'button' ? block.link : block.text) !== '';

function wordsOf(language: Language, values: Message['values']): Words {
  return {
    say: (key) => translateOrThrow(language, key, values),
    own: (name) => String(values[name] ?? ''),
  };
}

/** A mail in its language, as text and as HTML. Throws MissingText. */
export function writtenMail({ language, template, values }: Written): Pick<Mail, 'subject' | 'text' | 'html'> {
  const named = { ...values, brand: BRAND.name };
  const layout = LAYOUTS[template];
  const blocks = layout
    ? layout(wordsOf(language, named)).filter(isSaid)
    : blocksOf(translateOrThrow(language, `mail.${template}.text`, named));
  const subject = translateOrThrow(language, `mail.${template}.subject`, named);
  return { subject, text: plainText(blocks), html: htmlMail(language, blocks) };
}

/** The text of an SMS in its language. Throws MissingText. */
export function writtenSms({ language, template, values }: Written): string {
  return plainSms(translateOrThrow(language, `sms.${template}`, { ...values, brand: BRAND.name }));
}
