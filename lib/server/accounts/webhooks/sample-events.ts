import 'server-only';
import { randomBytes } from 'node:crypto';
import type { ParcelMovedData } from '@/lib/contract/developers/webhook-events';
import type { WebhookEventType } from '@/lib/contract/developers/webhook-types';
import { addDays, localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { emsevtOf } from '@/lib/parcel/emsevt-codes';
import { RANDOM_BYTES } from '@/lib/parcel/random-digits';
import { formatTradeNo } from '@/lib/parcel/trade-number';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { formatDay } from '@/lib/i18n/format/format-day';
import { describeEvent } from '../../platform/texts/describe-event';
import { messageLocale } from '../../platform/texts/message-arguments';
import { translate } from '../../platform/texts/server-texts';
import { caseAnsweredData } from './case-events';
import { collectedData, paidData } from './collection-events';
import type { AccountEvent } from './enqueue-events';

/** Route of the sample parcel: from Guangzhou to Accra. */
const SAMPLE_ROUTE = { senderCountry: 'CN', receiverCountry: 'GH' } as const;
const SAMPLE_PLACE = 'Accra';
const { timeZone, currency } = MARKETS[SAMPLE_ROUTE.receiverCountry];
/** Amount of sample events about money. */
const SAMPLE_MONEY = { currency, minor: 50_000 };

const SCAN_OF: Readonly<Partial<Record<WebhookEventType, ParcelMovedData['code']>>> = {
  'parcel.delivered': 'SIGNED',
  'parcel.failed': 'DELIVERY_FAILED',
  'parcel.returned': 'RETURNED',
};

/** Facts of every sample event. */
interface SampleFacts {
  now: Date;
  waybillNo: string;
  /** Fields that all events begin with. */
  about: { isTest: boolean; tradeNo: string; shopOrderNo: string; waybillNo: string; time: string };
}
type SampleData = (facts: SampleFacts) => AccountEvent['data'];

const placedData: SampleData = ({ about, waybillNo }) => {
  const origin = { place: 'Guangzhou', timeZone: MARKETS[SAMPLE_ROUTE.senderCountry].timeZone };
  const order = { kind: 'international', service: 'intl-straight-small', ...SAMPLE_ROUTE, ...origin } as const;
  const placedEvent = { ...about, ...order, code: 'ORDER_PLACED', emsevt: null } as const;
  const customs = [{ hsCode: '610910', originCountry: SAMPLE_ROUTE.senderCountry }];
  return (language) => {
    const description = describeEvent(placedEvent.code, null, language);
    return { ...placedEvent, waybills: [waybillNo], customs, description };
  };
};

const choiceData: SampleData = ({ about, now }) => {
  const day = addDays(localDay(now, timeZone), 2);
  const choice = { choice: 'day', madeBy: 'receiver', day, siteCode: null } as const;
  return (language) => {
    const dayText = formatDay(day, messageLocale(language), 'weekdayMonthDay');
    const description = translate(language, 'instructions.day', { day: dayText });
    return { ...about, code: null, emsevt: null, ...choice, description };
  };
};

const detailsData: SampleData = ({ about, waybillNo }) => {
  const event = { ...about, waybills: [waybillNo], code: null, emsevt: null, details: ['nationalAddress' as const] };
  return (language) => ({ ...event, description: translate(language, 'notices.DETAILS_GIVEN.title') });
};

const sampleCollection: SampleData = ({ about, waybillNo }) => {
  const collected = { waybillNo, time: about.time, collected: SAMPLE_MONEY, fee: { ...SAMPLE_MONEY, minor: 0 } };
  return collectedData({ ...about, code: null, emsevt: null }, collected);
};

const samplePayout: SampleData = ({ about, now, waybillNo }) => {
  const paidOn = localDay(now, timeZone);
  const paid = { payoutId: 'PO000000000000', amount: SAMPLE_MONEY, paidOn, bankReference: 'BANK-1' };
  return paidData({ ...about, code: null, emsevt: null }, { waybillNo, time: about.time, ...paid });
};

const sampleAnswer: SampleData = ({ about, waybillNo }) => {
  const answer = 'Our driver was at another address. The next attempt is tomorrow.';
  const answeredCase = { waybillNo, kind: 'DISPUTE', reference: 'CS0000000000', answer } as const;
  return caseAnsweredData(about, { ...answeredCase, attemptAt: about.time, claimState: null });
};

const scanData =
  (type: WebhookEventType): SampleData =>
  ({ about }) => {
    const code = SCAN_OF[type] ?? 'ARRIVED_LOCAL_HUB';
    const reason = code === 'DELIVERY_FAILED' ? 'NOBODY_THERE' : null;
    const emsevt = emsevtOf(code, { ...SAMPLE_ROUTE, country: SAMPLE_ROUTE.receiverCountry });
    const scan = {
      ...about,
      code,
      emsevt,
      reason,
      place: SAMPLE_PLACE,
      countryCode: SAMPLE_ROUTE.receiverCountry,
      timeZone,
    } as const;
    return (language) => ({ ...scan, description: describeEvent(code, reason, language) });
  };

/** Data of the events that no scan causes. */
const SAMPLES: Readonly<Partial<Record<WebhookEventType, SampleData>>> = {
  'order.placed': placedData,
  'parcel.choice_made': choiceData,
  'order.details_given': detailsData,
  'cod.collected': sampleCollection,
  'cod.paid': samplePayout,
  'case.answered': sampleAnswer,
};

/** Returns a sample event of a type, with `isTest` set and random numbers. */
export function sampleEvent(type: WebhookEventType, now: Date): Pick<AccountEvent, 'type' | 'data'> {
  const tradeNo = formatTradeNo(randomBytes(RANDOM_BYTES));
  const waybillNo = formatWaybill(randomBytes(RANDOM_BYTES), SAMPLE_ROUTE.receiverCountry);
  const about = { isTest: true, tradeNo, shopOrderNo: 'SHOP-1001', waybillNo, time: now.toISOString() };
  const data = (SAMPLES[type] ?? scanData(type))({ now, waybillNo, about });
  return { type, data };
}
