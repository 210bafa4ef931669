import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import type { RequestOf } from '@/lib/contract/registry';
import { earlierField, settingPlaceholder } from './literal';

const PARCEL = { weightKg: 2, lengthCm: 30, widthCm: 20, heightCm: 15 };

const quote: RequestOf<'quoteCalc'> = {
  kind: 'international',
  service: 'intl-straight-special',
  destinationCountry: 'GH',
  cityCode: 'GH-AA-ACCRA',
  customer: 'business',
  parcels: [PARCEL],
};

const order: RequestOf<'addOrder'> = {
  kind: 'international',
  service: 'intl-straight-special',
  goodsClass: 'GENERAL',
  customerType: 'business',
  customerHistory: 'regular',
  frequency: 'regular',
  sendingMode: 'MERCHANT',
  sender: {
    company: 'Guangzhou Shirts',
    phone: '13812345678',
    countryCode: 'CN',
    provinceCode: 'CN-GD',
    cityCode: 'CN-GD-4401',
    street: '12 Tianhe Road',
  },
  receiver: {
    name: 'Ama Mensah',
    phone: '024 000 0123',
    countryCode: 'GH',
    provinceCode: 'GH-AA',
    cityCode: 'GH-AA-ACCRA',
    street: '12 Oxford Street, Osu',
  },
  parcels: [{ ...PARCEL, goodsNameEn: 'Cotton shirts', quantity: 3, unitPriceMinor: 4500 }],
  quoteToken: earlierField('quote', 'token'),
  agreed: true,
};

const label: RequestOf<'printSheetLabels'> = { ids: [earlierField('order', 'id')] };
const track: RequestOf<'queryTrack'> = { waybillNos: [earlierField('order', 'waybillNo')] };

const webhook: RequestOf<'createWebhook'> = {
  url: settingPlaceholder('PARCEL_RECEIVER'),
  mode: 'test',
  events: ['order.placed', 'parcel.moved'],
};
const event: RequestOf<'sendTestEvent'> = { id: earlierField('webhook', 'id'), type: 'parcel.moved' };

/** Requests of the guide, in order. The compiler checks each body against its call. */
export const GUIDE_REQUESTS = {
  quote: { call: 'quoteCalc', body: quote },
  order: { call: 'addOrder', body: order },
  label: { call: 'printSheetLabels', body: label },
  track: { call: 'queryTrack', body: track },
  webhook: { call: 'createWebhook', body: webhook },
  event: { call: 'sendTestEvent', body: event },
} as const satisfies Record<string, { call: CallName; body: object }>;

export type RequestName = keyof typeof GUIDE_REQUESTS;

/** Steps of the guide. `event` is part of the step `webhook`. */
export type StepName = Exclude<RequestName, 'event'>;
