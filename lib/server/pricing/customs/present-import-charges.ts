import 'server-only';
import type { CnyPerUnit } from '@/lib/billing/exchange';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { importCharges, type CustomsCharges, type ImportPart, type ImportRange } from '@/lib/billing/import-charges';
import { INCOTERM, isStale } from '@/lib/billing/import-rule';
import { zero, type Money } from '@/lib/billing/money';
import type { ImportChargesView, ImportNoteView } from '@/lib/contract/quotes/import-charges';
import { formatDay } from '@/lib/i18n/format/format-day';
import type { CalendarDate } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { messageLocale, type MessageArgument } from '../../platform/texts/message-arguments';
import { translate } from '../../platform/texts/server-texts';
import type { PricedQuote } from '../priced-quote';
import type { ImportRuleRecord } from './rule-record';

/** The facts from which the import charges of a shipment follow. */
export interface ImportedShipment {
  /** Rule of the day of the quote or order; null if none is known. */
  rule: ImportRuleRecord | null;
  /** Declared value of the goods of each parcel; null if unknown. */
  goods: readonly (Money | null)[];
  cnyPerUnit: CnyPerUnit;
  today: CalendarDate;
}

type Translate = (key: string, values?: Record<string, MessageArgument>) => string;

const translator =
  (language: Language): Translate =>
  (key, values) =>
    translate(language, `importCharges.${key}`, values);

/** Returns the rule's two sentences, and warnings about the rule itself. */
function ruleNotes(rule: ImportRuleRecord | null, today: CalendarDate, language: Language): string[] {
  if (!rule) return [];
  const translate = translator(language);
  const day = () => formatDay(rule.checkedOn, messageLocale(language), 'long');
  return [
    rule.texts[language],
    ...(rule.confirmed ? [] : [translate('unconfirmed')]),
    ...(isStale(rule, today) ? [translate('checkedOn', { day: day() })] : []),
  ];
}

function partText({ code, name, low, high }: ImportPart, translate: Translate): string {
  if (code === 'fee') return translate('fee', { name, amount: low });
  if (!high) return translate(`${code}Open`, { low });
  return translate(code, { low, high, same: low.minor === high.minor ? 'yes' : 'no' });
}

/**
 * Returns the amounts of the sentence. The amount that we collect is the total of our own lines (§9), so one page shows
 * one figure. Duty and fees of customs come on top.
 */
function amountsOf({ kind, range }: CustomsCharges, { receiverTotals }: PricedQuote): ImportRange | null {
  const [collected] = receiverTotals;
  if (kind !== 'advance' || !range || !collected) return range;
  return { low: collected, high: range.high && collected };
}

function workings({ kind, parts, customsValue }: CustomsCharges, translate: Translate): string[] {
  if (kind === 'advance')
    return parts.flatMap(({ code, name, low }) =>
      code === 'fee' ? [translate('customsAdds', { name, amount: low })] : [],
    );
  return customsValue
    ? [translate('customsValue', { amount: customsValue }), ...parts.map((part) => partText(part, translate))]
    : [];
}

function chargesText(
  { kind, range }: Pick<CustomsCharges, 'kind' | 'range'>,
  rule: ImportRuleRecord | null,
  translate: Translate,
): string {
  if (kind === 'below-threshold' && rule?.threshold)
    return translate('belowThreshold', { threshold: rule.threshold.amount });
  if (!range) return translate(kind === 'advance' ? 'advance' : 'open');
  const { low, high } = range;
  if (!high) return translate('advanceFrom', { low });
  if (kind === 'advance') return translate('advanceKnown', { low });
  return translate('estimate', { low, high, same: low.minor === high.minor ? 'yes' : 'no' });
}

function parcelsOf({ lines }: PricedQuote, goods: ImportedShipment['goods']) {
  const freights = lines.flatMap(({ code, amount }) => (code === 'freight' && amount ? [amount] : []));
  // Quotes of earlier releases have one line of freight for all parcels.
  const none = zero(freights[0]?.currency ?? FEE_CURRENCY);
  return goods.map((goodsValue, index) => ({ goodsValue, freight: freights[index] ?? none }));
}

/** Returns the customs charges of an international shipment's receiver, in words. Undefined within a country. */
export function presentImportCharges(
  quote: PricedQuote,
  { rule, goods, cnyPerUnit, today }: ImportedShipment,
  language: Language,
): ImportChargesView | undefined {
  if (quote.kind === 'domestic') return undefined;
  const translate = translator(language);
  const { currency } = MARKETS[quote.destinationCountry];
  const charges = importCharges({ rule, parcels: parcelsOf(quote, goods), currency, cnyPerUnit });
  const range = amountsOf(charges, quote);
  return {
    kind: charges.kind,
    label: translate('label'),
    text: chargesText({ kind: charges.kind, range }, rule, translate),
    notes: [...(charges.needsValue ? [translate('needsValue')] : []), ...ruleNotes(rule, today, language)],
    incoterm: INCOTERM,
    workings: workings(charges, translate),
    low: range?.low ?? null,
    high: range?.high ?? null,
    confirmed: rule?.confirmed ?? false,
    checkedOn: rule?.checkedOn ?? null,
    source: rule?.source ?? null,
  };
}

/** Returns the text of `presentImportCharges` without amounts, for a reader who may not know the value of the goods. */
export function presentImportNote(
  rule: ImportRuleRecord | null,
  today: CalendarDate,
  language: Language,
): ImportNoteView {
  const translate = translator(language);
  return {
    label: translate('label'),
    text: translate(rule?.collectedBy === 'us' ? 'advance' : 'open'),
    notes: ruleNotes(rule, today, language),
    incoterm: INCOTERM,
  };
}
