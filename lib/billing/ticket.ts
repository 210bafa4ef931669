import { MARKETS, type Country } from '@/lib/market/country';
import { priceCashOnDelivery } from './cash-on-delivery';
import { compensationLimit } from './compensation';
import { CASH_ON_DELIVERY_MIN_FEE, CASH_ON_DELIVERY_PERCENT, MAX_COMPENSATION, FEE_CURRENCY } from './constants';
import { priceCustoms, type CustomerType } from './customs';
import type { CnyPerUnit } from './exchange';
import { freightFor, type FreightRate } from './freight';
import { majorUnits, money, type Money } from './money';
import { isWithinLiability, priceProtection, type ProtectionTerms } from './price-protection';
import { chargeLine, infoLine, type QuoteLine } from './quote-line';
import { violation, type QuoteViolation } from './quote-violation';
import type { ShipmentKind } from './transit';
import { parcelWeight, type PackedMeasures, type TicketWeight } from './weight';

/** One piece, one ticket, one waybill, with its own goods and its own collection (§5). */
export interface Ticket extends PackedMeasures {
  /** Value of its goods, in the destination's currency; unknown if left out. */
  goodsValue?: Money | null;
  /** Amount that the courier collects for it, in the destination's currency. */
  cashOnDelivery?: Money | null;
  /** Insured value, in the destination's currency; none if left out. */
  insuredValue?: Money | null;
}

/** Terms that all tickets of a shipment share. */
export interface TicketTerms {
  kind: ShipmentKind;
  destinationCountry: Country;
  rate: FreightRate;
  customer: CustomerType;
  cnyPerUnit: CnyPerUnit;
  /** Null if the tariff has no protection. */
  protection: ProtectionTerms | null;
  /** True if we have weighed the parcels. A chosen protection within our liability is then no violation. */
  takenOver?: boolean;
}

export interface PricedTicket {
  freight: QuoteLine;
  /** Price protection, the collection fee, and lines of customs. */
  fees: QuoteLine[];
  compensation: QuoteLine;
  /** Violations of the ticket's amounts, each with the index of the parcel, from 0. */
  violations: QuoteViolation[];
}

interface LinesAndViolations {
  lines: QuoteLine[];
  violations: QuoteViolation[];
}

const NO_LINES: LinesAndViolations = { lines: [], violations: [] };

/** A larger amount (ten billion with two decimals) is a typing mistake. Up to the limit every product is exact. */
const MAX_AMOUNT_MINOR = 1_000_000_000_000;

const AMOUNT_FIELDS = ['goodsValue', 'cashOnDelivery', 'insuredValue'] as const;

function amountViolation(field: (typeof AMOUNT_FIELDS)[number], ticket: Ticket, country: Country): QuoteViolation[] {
  const amount = ticket[field];
  const { currency } = MARKETS[country];
  if (!amount) return [];
  const isValid = Number.isSafeInteger(amount.minor) && amount.minor >= 0 && amount.minor <= MAX_AMOUNT_MINOR;
  return isValid && amount.currency === currency ? [] : [violation('amount-invalid', field, { currency })];
}

/**
 * Returns which of the two weights is higher, or the actual one if they are equal. Both are exact to the gram and not
 * yet rounded to whole kg, so the minimum of 1 kg has no effect.
 */
function basisOf({ actualKg, volumetricKg }: TicketWeight): 'actual' | 'volumetric' {
  return volumetricKg > actualKg ? 'volumetric' : 'actual';
}

function freightLine({ rate }: TicketTerms, ticket: Ticket): QuoteLine & { amount: Money } {
  const { currency } = rate;
  const weight = parcelWeight(ticket);
  const { chargeableKg } = weight;
  const firstKg = majorUnits(money(currency, rate.firstKgMinor));
  const additionalKg = majorUnits(money(currency, rate.additionalKgMinor));
  const params = { chargeableKg, basis: basisOf(weight), firstKg, additionalKg, currency };
  const amount = freightFor(rate, chargeableKg);
  return { ...chargeLine('freight', params, amount), amount };
}

function collectionLines({ cnyPerUnit }: TicketTerms, { cashOnDelivery: collected }: Ticket): LinesAndViolations {
  if (!collected || collected.minor === 0) return NO_LINES;
  const outcome = priceCashOnDelivery(collected, cnyPerUnit);
  if (!outcome.ok) return { lines: [], violations: [outcome.violation] };
  const params = {
    percent: CASH_ON_DELIVERY_PERCENT,
    minimum: CASH_ON_DELIVERY_MIN_FEE,
    currency: FEE_CURRENCY,
    collected: majorUnits(collected),
    collectedCurrency: collected.currency,
    collectedCny: majorUnits(outcome.collectedCny),
  };
  return { lines: [chargeLine('cash-on-delivery-fee', params, outcome.fee)], violations: [] };
}

function protectionLines(
  { cnyPerUnit, protection, takenOver }: TicketTerms,
  { insuredValue, goodsValue = null }: Ticket,
): LinesAndViolations {
  if (!insuredValue || insuredValue.minor === 0) return NO_LINES;
  if (protection && !takenOver && isWithinLiability(insuredValue, cnyPerUnit)) {
    const params = { limit: MAX_COMPENSATION, currency: FEE_CURRENCY };
    return { lines: [], violations: [violation('insured-within-liability', 'insuredValue', params)] };
  }
  const outcome = priceProtection(insuredValue, goodsValue, protection, cnyPerUnit);
  if (!outcome.ok) return { lines: [], violations: [outcome.violation] };
  const params = {
    percent: outcome.percent,
    minimum: majorUnits(outcome.minimum),
    currency: FEE_CURRENCY,
    insured: majorUnits(insuredValue),
    insuredCurrency: insuredValue.currency,
    insuredCny: majorUnits(outcome.insuredCny),
  };
  return { lines: [chargeLine('price-protection', params, outcome.fee)], violations: [] };
}

function compensationLine({ cnyPerUnit }: TicketTerms, { goodsValue }: Ticket, insuredValue: Money | null): QuoteLine {
  const limit = compensationLimit(goodsValue, cnyPerUnit, insuredValue);
  return infoLine('compensation', { limit: majorUnits(limit), currency: limit.currency });
}

/**
 * Returns all lines of a ticket (§9): freight by its own rounded weight, price protection, the collection fee with its
 * limits, customs and compensation. An unusable amount removes only its own lines. `number`: number of the ticket,
 * from 1.
 */
export function priceTicket(terms: TicketTerms, ticket: Ticket, number: number): PricedTicket {
  const wrong = AMOUNT_FIELDS.flatMap((field) => amountViolation(field, ticket, terms.destinationCountry));
  const usable = { ...ticket, ...Object.fromEntries(wrong.map(({ field }) => [field, null])) };
  const freight = freightLine(terms, usable);
  const collected = collectionLines(terms, usable);
  const declared = { ...terms, goodsValue: usable.goodsValue ?? null, freight: freight.amount };
  const duties = terms.kind === 'international' ? priceCustoms(declared) : NO_LINES;
  const insured = protectionLines(terms, usable);
  const insuredValue = insured.lines.length > 0 ? (usable.insuredValue ?? null) : null;
  const numbered = (line: QuoteLine) => ({ ...line, parcel: number });
  return {
    freight: numbered(freight),
    fees: [...insured.lines, ...collected.lines, ...duties.lines].map(numbered),
    compensation: numbered(compensationLine(terms, usable, insuredValue)),
    violations: [...wrong, ...insured.violations, ...collected.violations, ...duties.violations].map((violation) => ({
      ...violation,
      parcel: number - 1,
    })),
  };
}
