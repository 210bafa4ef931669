import { convert, type CnyPerUnit } from './exchange';
import type { ImportFee, ImportRule } from './import-rule';
import { add, isMore, maxMoney, minMoney, multiply, zero, type Money } from './money';
import { percent } from './ratio';

/** A parcel, which is its own declaration. */
export interface ImportedParcel {
  /** Null if it is not declared yet. */
  goodsValue: Money | null;
  freight: Money;
}

/** Lowest and highest amount. `high` is null if no rate limits it. */
export interface ImportRange {
  low: Money;
  high: Money | null;
}

export interface ImportPart extends ImportRange {
  code: 'duty' | 'fee' | 'vat';
  /** Name of a fee; empty for duty and VAT. */
  name: string;
}

/**
 * - `estimate`: customs charges the receiver an amount in the range.
 * - `advance`: we collect it from the receiver before customs does (§9).
 * - `below-threshold`: nothing is due.
 * - `open`: customs decides, and the receiver pays.
 */
export const CUSTOMS_CHARGE_KINDS = ['estimate', 'advance', 'below-threshold', 'open'] as const;

export interface CustomsCharges {
  kind: (typeof CUSTOMS_CHARGE_KINDS)[number];
  /** Null if nothing is due, or if a rate or the value of the goods is not known. */
  range: ImportRange | null;
  /** Customs value: goods and freight, in the receiver's currency; null without an amount. */
  customsValue: Money | null;
  /** Calculation of the range. */
  parts: ImportPart[];
  /** True if an amount needs only the value of the goods. */
  needsValue: boolean;
}

export interface ImportInput {
  rule: ImportRule | null;
  parcels: readonly ImportedParcel[];
  /** Currency of the receiver. */
  currency: string;
  cnyPerUnit: CnyPerUnit;
}

const NO_DUTY = { minPercent: 0, maxPercent: 0 };

const share = (amount: Money, percentage: number) => multiply(amount, percent(percentage));

/** Returns the fee for a customs value, within its bounds. Null if a bound cannot be converted. */
function feeOf({ percent: rate, least, most }: ImportFee, value: Money, table: CnyPerUnit): Money | null {
  const [low, high] = [least && convert(least, value.currency, table), most && convert(most, value.currency, table)];
  if ((least && !low) || (most && !high)) return null;
  const atLeastMinimum = maxMoney(share(value, rate), low ?? zero(value.currency));
  return high ? minMoney(atLeastMinimum, high) : atLeastMinimum;
}

interface DeclaredValue {
  goods: Money;
  customsValue: Money;
}

/** Returns the goods and the customs value in the receiver's currency. Null if a rate is missing. */
function declaredValueOf(parcel: ImportedParcel, { currency, cnyPerUnit }: ImportInput): DeclaredValue | null {
  const goods = parcel.goodsValue && convert(parcel.goodsValue, currency, cnyPerUnit);
  const freight = convert(parcel.freight, currency, cnyPerUnit);
  return goods && freight && { goods, customsValue: add(goods, freight) };
}

/**
 * Returns true if the parcel is within the threshold. An unconfirmed threshold, or one for gifts, does not apply to a
 * purchase.
 */
function isWithinThreshold({ goods, customsValue }: DeclaredValue, { rule, cnyPerUnit }: ImportInput): boolean {
  const threshold = rule?.threshold;
  if (!threshold || !rule.confirmed || threshold.covers === 'gifts') return false;
  const value = threshold.basis === 'goods' ? goods : customsValue;
  const limit = convert(threshold.amount, value.currency, cnyPerUnit);
  return limit !== null && !isMore(value, limit);
}

/** A rule whose rates allow an amount. */
type KnownCharges = ImportRule & { vat: NonNullable<ImportRule['vat']> };

/** Returns the charges of a parcel by the known rates. Null if a bound of a fee cannot be converted. */
function chargeParts(rule: KnownCharges, value: DeclaredValue, input: ImportInput): ImportPart[] | null {
  const { goods, customsValue } = value;
  const none = zero(goods.currency);
  const fees = rule.fees.map((fee) => ({ name: fee.name, amount: feeOf(fee, customsValue, input.cnyPerUnit) }));
  const knownFees = fees.flatMap(({ name, amount }) =>
    amount ? [{ code: 'fee' as const, name, low: amount, high: amount }] : [],
  );
  if (knownFees.length < fees.length) return null;
  const rates = isWithinThreshold(value, input) ? NO_DUTY : rule.duty;
  const low = rates ? share(customsValue, rates.minPercent) : none;
  const high = rates && share(customsValue, rates.maxPercent);
  const charged = knownFees.reduce((sum, fee) => add(sum, fee.low), customsValue);
  const { basis, percent: rate } = rule.vat;
  const taxed = (duty: Money) => share(basis === 'goods' ? goods : add(charged, duty), rate);
  const highestTax = basis === 'goods' ? taxed(none) : high && taxed(high);
  return [
    { code: 'duty', name: '', low, high },
    ...knownFees,
    { code: 'vat', name: '', low: taxed(low), high: highestTax },
  ];
}

/** Adds the ranges. The sum has no highest amount if one of them has none. */
function sumOf(ranges: readonly ImportRange[], currency: string): ImportRange {
  return ranges.reduce<ImportRange>(
    (sum, { low, high }) => ({ low: add(sum.low, low), high: sum.high && high && add(sum.high, high) }),
    { low: zero(currency), high: zero(currency) },
  );
}

/** Adds the same charges of all parcels. */
function sumByPart(parcels: readonly ImportPart[][], currency: string): ImportPart[] {
  const [first = []] = parcels;
  return first.map((part, index) => {
    const sameParts = parcels.flatMap((parts) => parts[index] ?? []);
    return { ...part, ...sumOf(sameParts, currency) };
  });
}

function hasKnownRates(rule: ImportRule): rule is KnownCharges {
  return rule.vat !== null && (rule.duty !== null || rule.collectedBy === 'us');
}

/** Returns true if the value of the goods would lead to an amount. */
function needsValue(rule: ImportRule): boolean {
  return hasKnownRates(rule) || (rule.confirmed && rule.threshold !== null && rule.threshold.covers !== 'gifts');
}

/**
 * Returns the charges of customs on import, without our own fees (§9). No rate is guessed: without one, customs
 * decides. An estimate is a range in the receiver's currency. Each part is rounded half up in each parcel.
 */
export function importCharges(input: ImportInput): CustomsCharges {
  const { rule, parcels, currency } = input;
  const without = (kind: CustomsCharges['kind'], isValueNeeded = false): CustomsCharges => {
    return { kind, range: null, customsValue: null, parts: [], needsValue: isValueNeeded };
  };
  const kindWithoutRange = rule?.collectedBy === 'us' ? 'advance' : 'open';
  if (!rule) return without(kindWithoutRange);
  if (parcels.some(({ goodsValue }) => !goodsValue)) return without(kindWithoutRange, needsValue(rule));
  const values = parcels.flatMap((parcel) => declaredValueOf(parcel, input) ?? []);
  if (values.length < parcels.length) return without(kindWithoutRange);
  const isExempt = rule.threshold?.frees === 'duty-and-tax';
  const taxed = values.filter((value) => !(isExempt && isWithinThreshold(value, input)));
  if (taxed.length === 0) return without('below-threshold');
  const parts = hasKnownRates(rule) ? taxed.flatMap((value) => [chargeParts(rule, value, input) ?? []]) : [];
  if (parts.length < taxed.length || parts.some((each) => each.length === 0)) return without(kindWithoutRange);
  return {
    kind: kindWithoutRange === 'advance' ? 'advance' : 'estimate',
    range: sumOf(parts.flat(), currency),
    customsValue: taxed.reduce((sum, { customsValue }) => add(sum, customsValue), zero(currency)),
    parts: sumByPart(parts, currency),
    needsValue: false,
  };
}
