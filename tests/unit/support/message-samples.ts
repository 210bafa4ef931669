import type { Instruction } from '@/lib/contract/parcels/instructions';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { formatTradeNo } from '@/lib/parcel/trade-number';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { isNotified, NOTICE_KINDS, PARTIES, type NoticeKind } from '@/lib/parcel/notices';
import { instructionText } from '@/lib/server/parcels/receiver/present-instructions';
import { writeMail, writeSms } from '@/lib/server/messaging/messages/write-message';
import { NO_DETAILS, noticeText, type MailDetails } from '@/lib/server/parcels/notices/notice-text';
import type { NoticeFacts } from '@/lib/server/parcels/notices/notice-values';
import type { Recipient } from '@/lib/server/parcels/notices/load-recipients';
import { translate } from '@/lib/server/platform/texts/server-texts';
import { QUOTE_COLUMN } from '@/lib/server/pricing/priced-columns';

/** A market with typical local names and places. */
interface Sample {
  prefix: string;
  country: Country;
  language: Language;
  sender: string;
  receiver: string;
  site: string;
}

export const SAMPLES: readonly Sample[] = [
  ['gh-en', 'GH', 'en', 'Baiyun Trading', 'Ama Serwaa Boateng', 'Accra, Spintex Road'],
  ['ma-fr', 'MA', 'fr', 'Li Wei', 'Amine El Fassi', 'Casablanca, boulevard Zerktouni'],
  ['eg-ar', 'EG', 'ar', 'Li Wei', 'محمد عبد الله حسن', 'القاهرة، مدينة نصر'],
  ['pk-ur', 'PK', 'ur', 'Guangzhou Textiles', 'عائشہ صدیقہ', 'کراچی، طارق روڈ'],
  ['tr-tr', 'TR', 'tr', 'Li Wei', 'Ayşe Yılmaz Çağlayan', 'İstanbul, Şişli'],
  ['cn-cn', 'CN', 'zh-CN', '白云贸易有限公司', '王小明', '广州市白云区机场路网点'],
].map(
  ([prefix, country, language, sender, receiver, site]) =>
    ({ prefix, country, language, sender, receiver, site }) as Sample,
);

/** The longest possible link on a short host. */
export const LINK = 'https://dx.example/r/abcdefghj';
export const DAYS = { earliest: '2026-11-30', latest: '2026-12-04' };

const party = (name: string) => ({ name, company: '' }) as unknown as OrderInput['receiver'] & { company: string };
/** Returns a stored quote of parcels with these chargeable weights. */
export const total = (minor: number, ...weights: number[]) =>
  QUOTE_COLUMN.write({
    kind: 'international',
    service: 'intl-straight-special',
    destinationCountry: 'GH',
    remote: false,
    lines: [],
    chargeable: weights.map((chargeableKg) => ({ actualKg: chargeableKg, volumetricKg: 0, chargeableKg })),
    totals: [{ currency: 'CNY', minor }],
    receiverTotals: [],
    transit: { minDays: 4, maxDays: 8 },
    violations: [],
  });

/** Numbers that could be ours: their check digits are right. */
export const waybillOf = (country: Country) => formatWaybill(Buffer.from('a parcel'), country);
export const TRADE_NO = formatTradeNo(Buffer.from('an order'));

export function happened(kind: NoticeKind, sample: Pick<Sample, 'country' | 'sender' | 'receiver'>): NoticeFacts {
  const { country, sender, receiver } = sample;
  return {
    kind,
    at: '2026-11-24T10:00:00.000Z',
    waybills: [waybillOf(country)],
    order: {
      trade_no: TRADE_NO as string,
      sender_country: 'CN',
      receiver_country: country,
      quote: total(42_650, 8),
      billed: total(51_875, 10),
    } as NoticeFacts['order'],
    input: { sender: party(sender), receiver: party(receiver) } as unknown as OrderInput,
    expected: DAYS,
    routeIn: () => ({ from: { code: 'CAN', name: 'Guangzhou' }, to: { code: 'ACC', name: 'Accra' } }),
    due: { currency: MARKETS[country].currency, minor: 12_345_600 },
  };
}

export const recipient = (
  who: Recipient['party'],
  channel: Recipient['channel'],
  { language, country }: Pick<Sample, 'language' | 'country'>,
) => ({ party: who, channel, language, country }) as Recipient;

/** Returns the arguments of the message about an event, as the outbox stores them. */
export const noticeValues = (event: NoticeFacts, to: Recipient) =>
  noticeText(event, to, LINK).values as Record<string, string>; // all of them are formatted

export interface SampleMessage {
  what: string;
  text: string;
  /** Subject of a mail. */
  subject?: string;
  html?: string;
}

type Written = Parameters<typeof writeMail>[0];

const sms = (what: string, message: Written): SampleMessage => ({ what, text: writeSms(message) });
const mail = (what: string, message: Written): SampleMessage => ({ what, ...writeMail(message) });

const CHOICES: readonly Instruction[] = [
  { kind: 'ready' },
  { kind: 'refuse' },
  { kind: 'day', day: '2026-12-04' },
  { kind: 'site', siteCode: 'SITE' },
  { kind: 'person', place: 'reception', name: '' },
  { kind: 'note', presets: ['CALL_ME'], landmark: '', text: '' },
];

/** Returns where to send the parcels and how to pay, as in the mail about a booking. */
function bookedDetails({ language, country, site }: Sample): MailDetails {
  const amount = 'CNY 503.94';
  const words = { way: 'warehouse', count: 1, mode: 'SELF', hasWays: 'no', ways: '', hasPhone: 'no', hours: '' };
  const values = { ...words, hasOwn: 'yes', price: amount, own: 'GHS 764', day: '16 Nov 2026' };
  const text = (key: string) => translate({ language, country }, `handOver.${key}`, values);
  const label = '收件人：广州仓\n地址：广东省广州市白云区石槎路68号';
  return {
    details: '',
    handOver: [text('title'), text('text'), label].join('\n'),
    payment: [text('payTitle'), text('price'), text('payNow'), site].join('\n'),
    amount,
  };
}

/** Returns every message about a parcel to people of the market: SMS to receivers, mails to both parties. */
export function messagesOf(sample: Sample): { sms: SampleMessage[]; mails: SampleMessage[] } {
  const { language, country, site } = sample;
  const noticeSamples = PARTIES.flatMap((who) =>
    NOTICE_KINDS.filter((kind) => isNotified(who, kind)).map((kind) => ({ who, kind, event: happened(kind, sample) })),
  );
  const notice = (channel: Recipient['channel'], { who, event }: (typeof noticeSamples)[number]): Written => ({
    language,
    // Where to send the parcel, in the mail about a booking.
    ...noticeText(
      event,
      recipient(who, channel, sample),
      LINK,
      event.kind === 'BOOKED' ? bookedDetails(sample) : NO_DETAILS,
    ),
  });
  const booking = {
    language,
    template: 'sheetBooked',
    values: { orders: 1000, price: 'CNY 230,000', handOver: site, payment: site, link: LINK },
  };
  const sites = new Map([['SITE', { [language]: site, en: site }]]) as Parameters<typeof instructionText>[1];
  const choices = CHOICES.map((choice) => {
    const text = instructionText(choice, sites, { language, mayReadNames: false });
    const values = { waybill: waybillOf(country), choice: text, link: LINK };
    return { kind: choice.kind, message: { language, template: 'instructionKept', values } };
  });
  return {
    sms: [
      ...noticeSamples.map((each) => sms(`${each.who} ${each.kind}`, notice('sms', each))),
      ...choices.map(({ kind, message }) => sms(`choice ${kind}`, message)),
      sms('sheet', booking),
    ],
    mails: [
      ...noticeSamples.map((each) => mail(`${each.who} ${each.kind}`, notice('mail', each))),
      ...choices.map(({ kind, message }) => mail(`choice ${kind}`, message)),
      mail('sheet', booking),
    ],
  };
}
