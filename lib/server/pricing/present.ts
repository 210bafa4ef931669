import 'server-only';
import { LRUCache } from 'lru-cache';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { moneyOf } from '@/lib/billing/money';
import type { QuoteLine } from '@/lib/billing/quote-line';
import type { QuoteLineView, QuoteView } from '@/lib/contract/quotes';
import type { Language } from '@/lib/market/language';
import { translate } from '../platform/texts/server-texts';
import type { MessageArgument } from '../message-arguments';
import type { PricedQuote } from './priced-quote';

/** Which arguments are amounts (in major units), and the argument that names their currency; null for billing's own CNY. */
const AMOUNTS: Record<string, string | null> = {
  firstKg: 'currency',
  additionalKg: 'currency',
  perKg: 'currency',
  minimum: 'currency',
  value: 'currency',
  threshold: 'currency',
  fee: 'currency',
  limit: 'currency',
  collected: 'collectedCurrency',
  collectedCny: null,
  insured: 'insuredCurrency',
  insuredCny: null,
};

/** ICU selectors hold no hyphen: `hong-kong` is `hongKong` in the messages. */
function selector(value: string): string {
  return value.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Which arguments are weights. */
const WEIGHTS = new Set(['kg', 'actualKg', 'volumetricKg', 'chargeableKg']);

function argumentOf(name: string, value: string | number, params: QuoteLine['params']): MessageArgument {
  if (WEIGHTS.has(name)) return { kg: Number(value) };
  if (name === 'percent') return { percent: Number(value) };
  if (!(name in AMOUNTS)) return typeof value === 'string' ? selector(value) : value;
  const currencyName = AMOUNTS[name];
  return moneyOf(currencyName ? String(params[currencyName]) : FEE_CURRENCY, Number(value));
}

/** The arguments of a line's sentences: amounts as money, weights with their unit, words as selectors, numbers as they are. */
export function lineValues({ params }: Pick<QuoteLine, 'params'>): Record<string, MessageArgument> {
  const values = Object.entries(params).map(([name, value]) => [name, argumentOf(name, value, params)] as const);
  const { minDays, maxDays } = params;
  const days = { workingDays: [Number(minDays), Number(maxDays)] } as const;
  const rate = params.firstKg === params.additionalKg ? 'flat' : 'steps';
  return { ...Object.fromEntries(values), rate, ...(minDays !== undefined && { days }) };
}

type LineTexts = Pick<QuoteLineView, 'label' | 'reason'>;

const MAX_TEXTS = 5000;
const texts = new LRUCache<string, LineTexts>({ max: MAX_TEXTS });

/** A tariff's lines repeat from quote to quote; saying them again is most of the work of answering one. */
function textsOf({ code, params }: QuoteLine, language: Language): LineTexts {
  const key = `${language} ${code} ${JSON.stringify(params)}`;
  const known = texts.get(key);
  if (known) return known;
  const values = lineValues({ params });
  const made = {
    label: translate(language, `quote.${code}.label`, values),
    reason: translate(language, `quote.${code}.reason`, values),
  };
  texts.set(key, made);
  return made;
}

/** Quotes that were stored before tickets were told apart have it among the arguments of freight. */
function parcelOf({ parcel, params }: Partial<Pick<QuoteLine, 'parcel'>> & Pick<QuoteLine, 'params'>): number | null {
  return parcel ?? (typeof params.parcel === 'number' ? params.parcel : null);
}

function presentLine(line: QuoteLine, language: Language): QuoteLineView {
  const { code, rule, amount, payer } = line;
  return { code, ...textsOf(line, language), rule, amount, payer, parcel: parcelOf(line) };
}

/** A quote for a person. Stored quotes are shown again in whatever language asks. */
export function presentQuote(quote: PricedQuote, language: Language): QuoteView {
  const { kind, service, destinationCountry, chargeable, totals, receiverTotals, transit, remote } = quote;
  return {
    kind,
    service,
    destinationCountry,
    chargeable,
    lines: quote.lines.map((line) => presentLine(line, language)),
    totals,
    receiverTotals,
    transit: { ...transit, remote },
  };
}
