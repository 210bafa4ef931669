import type { Money } from '@/lib/billing/money';
import type { InternationalQuoteRequest } from '@/lib/contract/quotes/quotes';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { BOX_SIZES, isBoxSize } from './box-sizes';
import { MARKETS, isCountry, type Country } from '@/lib/market/country';
import { parseAmount, parseMeasure } from '@/lib/i18n/format/parse-amount';
import type { z } from 'zod';

export type QuoteKind = 'international' | 'domestic';

export interface ParcelDraft {
  weight: string;
  length: string;
  width: string;
  height: string;
  /** Value of its goods, cash on delivery, and insured value. */
  value: string;
  collect: string;
  insure: string;
}

/** The calculator's fields in its address: text as typed. */
export interface QuoteDraft {
  kind: QuoteKind;
  /** International: the destination. Domestic: the country of the page. */
  country: Country;
  service: string;
  province: string;
  city: string;
  fromProvince: string;
  fromCity: string;
  goods: string;
  handover: string;
  customer: string;
  /** Brought to us, or collected in China. */
  sending: string;
  parcels: readonly ParcelDraft[];
  /** True if the price was requested; otherwise the form is only being filled in. */
  isSubmitted: boolean;
  /** Fold whose fields were fetched again: it stays open. */
  open: string;
  /** Country of the page: figures are read in its format. */
  market: Country;
}

type Query = Record<string, string | string[] | undefined>;
type InternationalRequest = z.infer<typeof InternationalQuoteRequest>;

const firstValue = (query: Query, name: string): string => {
  const value = query[name];
  return ((Array.isArray(value) ? value[0] : value) ?? '').slice(0, 60);
};
const allValues = (query: Query, name: string): string[] => {
  const value = query[name];
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
};

function parcelsOf(query: Query): ParcelDraft[] {
  const box = firstValue(query, 'box');
  // The short form on the home page has a box size instead of the sides of one parcel.
  const [length, width, height] = isBoxSize(box) ? BOX_SIZES[box].map((side) => [String(side)]) : [];
  const lists = {
    weight: allValues(query, 'kg'),
    length: length ?? allValues(query, 'l'),
    width: width ?? allValues(query, 'w'),
    height: height ?? allValues(query, 'h'),
    value: allValues(query, 'value'),
    collect: allValues(query, 'collect'),
    insure: allValues(query, 'insure'),
  };
  const parcelCount = Math.max(1, ...Object.values(lists).map((list) => list.length));
  const count = Math.min(MAX_PARCELS, Math.max(1, Number(firstValue(query, 'n')) || parcelCount));
  const textAt = (list: string[], index: number) => (list[index] ?? '').slice(0, 20);
  return Array.from({ length: count }, (_, index) => ({
    weight: textAt(lists.weight, index),
    length: textAt(lists.length, index),
    width: textAt(lists.width, index),
    height: textAt(lists.height, index),
    value: textAt(lists.value, index),
    collect: textAt(lists.collect, index),
    insure: textAt(lists.insure, index),
  }));
}

/** Returns the draft of an address, which may contain any values. `pageCountry`: country of the page. */
export function readQuoteDraft(query: Query, pageCountry: Country): QuoteDraft {
  const kind: QuoteKind = firstValue(query, 'kind') === 'domestic' ? 'domestic' : 'international';
  const to = firstValue(query, 'to').toUpperCase();
  const destination = isCountry(to) && to !== 'CN' ? to : pageCountry === 'CN' ? 'GH' : pageCountry;
  return {
    kind,
    country: kind === 'domestic' ? pageCountry : destination,
    service: firstValue(query, 'service'),
    province: firstValue(query, 'province'),
    city: firstValue(query, 'city'),
    fromProvince: firstValue(query, 'fromProvince'),
    fromCity: firstValue(query, 'fromCity'),
    goods: firstValue(query, 'goods') || 'GENERAL',
    handover: firstValue(query, 'handover') || 'guangzhou',
    customer: firstValue(query, 'customer') || 'individual',
    sending: firstValue(query, 'sending') || 'MERCHANT',
    parcels: parcelsOf(query),
    isSubmitted: firstValue(query, 'ask') === '1',
    open: firstValue(query, 'open'),
    market: pageCountry,
  };
}

/** Returns an optional amount. Invalid text has NaN in `minor`, so that the schema rejects it. */
function typedMoney(text: string, currency: string): Money | null {
  return text.trim() === '' ? null : { currency, minor: parseAmount(text, currency) ?? Number.NaN };
}

/** Returns the draft as a request of the contract, unchecked: the schema validates it. */
export function requestOfQuoteDraft(draft: QuoteDraft) {
  const { market } = draft;
  const { currency } = MARKETS[draft.country];
  const common = {
    parcels: draft.parcels.map(({ weight, length, width, height, value, collect, insure }) => ({
      weightKg: parseMeasure(weight, market),
      lengthCm: parseMeasure(length, market),
      widthCm: parseMeasure(width, market),
      heightCm: parseMeasure(height, market),
      goodsValue: typedMoney(value, currency),
      cashOnDelivery: typedMoney(collect, currency),
      insuredValue: typedMoney(insure, currency),
    })),
    goodsValue: null,
    cashOnDelivery: null,
    insuredValue: null,
  };
  if (draft.kind === 'domestic')
    return {
      kind: 'domestic' as const,
      service: 'local-standard' as const,
      country: draft.country,
      fromCityCode: draft.fromCity,
      toCityCode: draft.city,
      ...common,
    };
  return {
    kind: 'international' as const,
    service: (draft.service || 'intl-straight-special') as InternationalRequest['service'],
    destinationCountry: draft.country as InternationalRequest['destinationCountry'],
    cityCode: draft.city,
    goodsClass: draft.goods as InternationalRequest['goodsClass'],
    handover: draft.handover as InternationalRequest['handover'],
    customer: draft.customer as InternationalRequest['customer'],
    sendingMode: draft.sending as InternationalRequest['sendingMode'],
    fromCityCode: draft.sending === 'PICKUP' ? draft.fromCity : '',
    ...common,
  };
}
