import 'server-only';
import { LRUCache } from 'lru-cache';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { moneyOf } from '@/lib/billing/money';
import { QUOTE_LINES, type QuoteLine } from '@/lib/billing/quote-line';
import type { ImportChargesView } from '@/lib/contract/quotes/import-charges';
import type { QuoteLineView, QuoteView } from '@/lib/contract/quotes/quotes';
import { textSetOf, translate, type Reader } from '../platform/texts/server-texts';
import type { MessageArgument } from '../platform/texts/message-arguments';
import type { PricedQuote } from './priced-quote';

/**
 * Arguments that are amounts in major units, each with the argument that contains its currency. Null means the billing
 * currency, CNY.
 */
const AMOUNT_ARGUMENTS: Record<string, string | null> = {
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

/** Converts a word to an ICU selector, which allows no hyphens: `hong-kong` becomes `hongKong`. */
function icuSelector(value: string): string {
  return value.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Arguments that are weights. */
const WEIGHT_ARGUMENTS = new Set(['kg', 'actualKg', 'volumetricKg', 'chargeableKg']);

function argumentOf(name: string, value: string | number, params: QuoteLine['params']): MessageArgument {
  if (WEIGHT_ARGUMENTS.has(name)) return { kg: Number(value) };
  if (name === 'percent') return { percent: Number(value) };
  if (!(name in AMOUNT_ARGUMENTS)) return typeof value === 'string' ? icuSelector(value) : value;
  const currencyName = AMOUNT_ARGUMENTS[name];
  return moneyOf(currencyName ? String(params[currencyName]) : FEE_CURRENCY, Number(value));
}

/** Returns the arguments of a line's texts: amounts as money, weights with their unit, words as ICU selectors. */
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

/**
 * Returns the texts of a line from a cache. Lines repeat from quote to quote, and formatting them is most of a quote's
 * work.
 */
function textsOfLine({ code, params }: QuoteLine, reader: Reader): LineTexts {
  const key = `${textSetOf(reader)} ${code} ${JSON.stringify(params)}`;
  const cachedTexts = texts.get(key);
  if (cachedTexts) return cachedTexts;
  const values = lineValues({ params });
  const newTexts = {
    label: translate(reader, `quote.${code}.label`, values),
    reason: translate(reader, `quote.${code}.reason`, values),
  };
  texts.set(key, newTexts);
  return newTexts;
}

/** Returns the parcel number of a line. Older stored quotes have it among the arguments of freight. */
function parcelOf({ parcel, params }: Partial<Pick<QuoteLine, 'parcel'>> & Pick<QuoteLine, 'params'>): number | null {
  return parcel ?? (typeof params.parcel === 'number' ? params.parcel : null);
}

/** Returns a line for a person. `rule` is the one of this release: earlier releases stored it with a clause number. */
function presentLine(line: QuoteLine, reader: Reader): QuoteLineView {
  const { code, amount, payer } = line;
  return { code, ...textsOfLine(line, reader), rule: QUOTE_LINES[code].rule, amount, payer, parcel: parcelOf(line) };
}

/** Presents a quote for a person. Stored quotes can be presented in any language. */
export function presentQuote(quote: PricedQuote, reader: Reader, importCharges?: ImportChargesView): QuoteView {
  const { kind, service, destinationCountry, chargeable, totals, receiverTotals, transit, remote } = quote;
  return {
    kind,
    service,
    destinationCountry,
    chargeable,
    lines: quote.lines.map((line) => presentLine(line, reader)),
    totals,
    receiverTotals,
    transit: { ...transit, remote },
    ...(importCharges && { importCharges }),
  };
}
