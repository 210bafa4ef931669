import { MARKETS, type Country } from '@/lib/market/country';
import { cashOnDelivery } from './cash-on-delivery';
import { compensationLimit } from './compensation';
import {
  CASH_ON_DELIVERY_MIN_FEE,
  CASH_ON_DELIVERY_PERCENT,
  EXTRA_ATTEMPT_FEE,
  FEE_CURRENCY,
  FREE_ATTEMPT_DAYS,
  FREE_DELIVERY_ATTEMPTS,
  MAX_PARCELS,
  REMOTE_AREA_DAYS,
} from './constants';
import { customs, type Customer } from './customs';
import type { CnyPerUnit } from './exchange';
import { freightFor, type FreightRate } from './freight';
import { add, majorUnits, money, sumByCurrency, zero, type Money } from './money';
import { charge, notice, type Payer, type QuoteLine } from './quote-line';
import { violation, type QuoteViolation } from './quote-violation';
import { surchargeLines, type Goods, type Handover } from './surcharges';
import { kindOfService, transitFor, type Service, type ShipmentKind, type Transit } from './transit';
import { parcelLimits, parcelWeight, type ParcelSize, type ParcelWeight } from './weight';

export interface QuoteInput {
  kind: ShipmentKind;
  service: Service;
  destinationCountry: Country;
  remoteArea: boolean;
  rate: FreightRate;
  /** 1 to 5; each is weighed by itself. */
  parcels: ParcelSize[];
  goods: Goods;
  handover: Handover;
  customer: Customer;
  /** Value of all goods, in the destination's currency. */
  goodsValue?: Money | null;
  /** What the courier collects, in the destination's currency. */
  cashOnDelivery?: Money | null;
  cnyPerUnit: CnyPerUnit;
}

export interface Quote {
  lines: QuoteLine[];
  /** One for each parcel of the input, in its order. */
  chargeable: ParcelWeight[];
  /** What the sender pays: one amount per currency, never mixed. */
  totals: Money[];
  receiverTotals: Money[];
  transit: Transit;
  /** Not empty: the quote informs but must not be ordered. */
  violations: QuoteViolation[];
}

/** Amounts beyond this (ten billion of the major unit) are slips; the guard keeps every product exact. */
const LARGEST_AMOUNT_MINOR = 1_000_000_000_000;

function amountViolation(field: 'goodsValue' | 'cashOnDelivery', input: QuoteInput): QuoteViolation[] {
  const amount = input[field];
  const { currency } = MARKETS[input.destinationCountry];
  if (!amount) return [];
  const whole = Number.isSafeInteger(amount.minor) && amount.minor >= 0 && amount.minor <= LARGEST_AMOUNT_MINOR;
  return whole && amount.currency === currency ? [] : [violation('amount-invalid', field, { currency })];
}

/** What makes any price meaningless; a price for a parcel that is refused would be a promise. */
function blockingViolations({ parcels, service, kind }: QuoteInput): QuoteViolation[] {
  const offered = kindOfService(service) === kind;
  const counted = parcels.length >= 1 && parcels.length <= MAX_PARCELS;
  return [
    ...(offered ? [] : [violation('service-not-offered', 'service', { service, kind })]),
    ...(counted ? [] : [violation('parcel-count', 'parcels', { min: 1, max: MAX_PARCELS })]),
    ...parcels.flatMap((size, parcel) => parcelLimits(size).map((found) => ({ ...found, parcel }))),
  ];
}

/** Which weight was billed; on a tie the scale's. Limits hold here, so the minimum of 1 kg is never what decides. */
function basisOf({ actualKg, volumetricKg }: ParcelWeight): 'actual' | 'volumetric' {
  return volumetricKg > actualKg ? 'volumetric' : 'actual';
}

function freightLines(rate: FreightRate, chargeable: ParcelWeight[]): QuoteLine[] {
  const { currency } = rate;
  const firstKg = majorUnits(money(currency, rate.firstKgMinor));
  const additionalKg = majorUnits(money(currency, rate.additionalKgMinor));
  return chargeable.map((weight, index) => {
    const { chargeableKg } = weight;
    const params = { parcel: index + 1, chargeableKg, basis: basisOf(weight), firstKg, additionalKg, currency };
    return charge('freight', params, freightFor(rate, chargeableKg));
  });
}

function cashOnDeliveryLines({ cashOnDelivery: collected, cnyPerUnit }: QuoteInput): Priced {
  if (!collected || collected.minor === 0) return { lines: [], violations: [] };
  const outcome = cashOnDelivery(collected, cnyPerUnit);
  if (!outcome.ok) return { lines: [], violations: [outcome.violation] };
  const params = {
    percent: CASH_ON_DELIVERY_PERCENT,
    minimum: CASH_ON_DELIVERY_MIN_FEE,
    currency: FEE_CURRENCY,
    collected: majorUnits(collected),
    collectedCurrency: collected.currency,
    collectedCny: majorUnits(outcome.collectedCny),
  };
  return { lines: [charge('cash-on-delivery-fee', params, outcome.fee)], violations: [] };
}

function notices({ kind, remoteArea, goodsValue, cnyPerUnit }: QuoteInput): QuoteLine[] {
  const limit = compensationLimit(goodsValue, cnyPerUnit);
  const currency = FEE_CURRENCY;
  const redelivery = {
    freeAttempts: FREE_DELIVERY_ATTEMPTS,
    days: FREE_ATTEMPT_DAYS,
    fee: EXTRA_ATTEMPT_FEE,
    currency,
  };
  return [
    ...(kind === 'international' ? [notice('customs-valuation', {}), notice('no-fuel-surcharge', {})] : []),
    ...(remoteArea ? [notice('remote-area', { ...REMOTE_AREA_DAYS })] : []),
    notice('re-delivery', redelivery),
    notice('compensation', { limit: majorUnits(limit), currency }),
  ];
}

interface Priced {
  lines: QuoteLine[];
  violations: QuoteViolation[];
}

function price(input: QuoteInput, chargeable: ParcelWeight[]): Priced {
  const { kind, rate } = input;
  const freight = freightLines(rate, chargeable);
  const freightSum = freight.reduce((sum, { amount }) => (amount ? add(sum, amount) : sum), zero(rate.currency));
  const chargeableKg = chargeable.reduce((sum, weight) => sum + weight.chargeableKg, 0);
  const international = kind === 'international';
  const duties = international ? customs({ ...input, freight: freightSum }) : { lines: [], violations: [] };
  const collection = cashOnDeliveryLines(input);
  return {
    lines: [
      ...freight,
      ...(international ? surchargeLines({ ...input, chargeableKg }) : []),
      ...collection.lines,
      ...duties.lines,
      ...notices(input),
    ],
    violations: [...collection.violations, ...duties.violations],
  };
}

function totalFor(payer: Payer, lines: QuoteLine[]): Money[] {
  return sumByCurrency(lines.flatMap((line) => (line.payer === payer && line.amount ? [line.amount] : [])));
}

/**
 * §9: the one itemised estimate that the page and the server both call. Surcharges and customs concern international parcels only. A
 * parcel outside its limits leaves `lines` and totals empty; an amount that cannot be used leaves out only its own lines; both are
 * told in `violations`. The rate and the exchange table are trusted: they come from our own tables.
 */
export function quote(input: QuoteInput): Quote {
  const blocking = blockingViolations(input);
  const goodsValue = amountViolation('goodsValue', input);
  const collected = amountViolation('cashOnDelivery', input);
  const usable = {
    ...input,
    goodsValue: goodsValue.length ? undefined : input.goodsValue,
    cashOnDelivery: collected.length ? undefined : input.cashOnDelivery,
  };
  const chargeable = input.parcels.map(parcelWeight);
  const priced = blocking.length ? { lines: [], violations: [] } : price(usable, chargeable);
  return {
    lines: priced.lines,
    chargeable,
    totals: totalFor('sender', priced.lines),
    receiverTotals: totalFor('receiver', priced.lines),
    transit: transitFor(input.service, input.remoteArea),
    violations: [...blocking, ...goodsValue, ...collected, ...priced.violations],
  };
}
