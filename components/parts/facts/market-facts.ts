import {
  MAX_CASH_ON_DELIVERY,
  CASH_ON_DELIVERY_MIN_FEE,
  CASH_ON_DELIVERY_PERCENT,
  MAX_COMPENSATION,
  EMIRATES_THRESHOLD_AED,
  EMIRATES_VAT_PERCENT,
  FEE_CURRENCY,
  MAX_PARCEL_KG,
  MIN_FOOTPRINT_CM,
  MIN_PARCEL_KG,
  MOROCCO_CLEARANCE_CNY,
  MOROCCO_THRESHOLD_MAD,
  SAUDI_CLEARANCE_SAR,
  SAUDI_THRESHOLD_SAR,
  SAUDI_VAT_PERCENT,
  MAX_SIDE_CM,
  SURCHARGE_EXEMPT_COUNTRIES,
} from '@/lib/billing/constants';
import { moneyOf, type Money } from '@/lib/billing/money';
import { MARKETS, type Country } from '@/lib/market/country';

/** Fact about a market for senders. Figures only. The words are in messages. */
export type MarketFact =
  | { kind: 'customs-morocco'; threshold: Money; individual: Money; business: Money }
  | { kind: 'customs-saudi-arabia'; threshold: Money; vatPercent: number; fee: Money }
  | { kind: 'customs-emirates'; threshold: Money; vatPercent: number }
  | { kind: 'no-surcharges' }
  /** The currency is null for China: parcels from there are paid for in many currencies. */
  | { kind: 'cash-on-delivery'; currency: string | null; percent: number; minimum: Money; cap: Money }
  | { kind: 'size'; minKg: number; maxKg: number; footprintCm: number; sideCm: number }
  | { kind: 'compensation'; limit: Money };

const CUSTOMS: Partial<Record<Country, MarketFact>> = {
  MA: {
    kind: 'customs-morocco',
    threshold: moneyOf('MAD', MOROCCO_THRESHOLD_MAD),
    individual: moneyOf(FEE_CURRENCY, MOROCCO_CLEARANCE_CNY.individual),
    business: moneyOf(FEE_CURRENCY, MOROCCO_CLEARANCE_CNY.business),
  },
  SA: {
    kind: 'customs-saudi-arabia',
    threshold: moneyOf('SAR', SAUDI_THRESHOLD_SAR),
    vatPercent: SAUDI_VAT_PERCENT,
    fee: moneyOf('SAR', SAUDI_CLEARANCE_SAR),
  },
  AE: {
    kind: 'customs-emirates',
    threshold: moneyOf('AED', EMIRATES_THRESHOLD_AED),
    vatPercent: EMIRATES_VAT_PERCENT,
  },
};

const SIZE: MarketFact = {
  kind: 'size',
  minKg: MIN_PARCEL_KG,
  maxKg: MAX_PARCEL_KG,
  footprintCm: MIN_FOOTPRINT_CM,
  sideCm: MAX_SIDE_CM,
};

const COMPENSATION: MarketFact = { kind: 'compensation', limit: moneyOf(FEE_CURRENCY, MAX_COMPENSATION) };

/** Returns the rule of cash on delivery. The amount is collected in the currency of the receiver's country (§3). */
function cashOnDelivery(country: Country): MarketFact {
  return {
    kind: 'cash-on-delivery',
    currency: country === 'CN' ? null : MARKETS[country].currency,
    percent: CASH_ON_DELIVERY_PERCENT,
    minimum: moneyOf(FEE_CURRENCY, CASH_ON_DELIVERY_MIN_FEE),
    cap: moneyOf(FEE_CURRENCY, MAX_CASH_ON_DELIVERY),
  };
}

/** Returns the rules of this market, its customs first (§9). */
export function marketFacts(country: Country): MarketFact[] {
  const customs = CUSTOMS[country];
  const exempt = (SURCHARGE_EXEMPT_COUNTRIES as readonly Country[]).includes(country);
  return [
    ...(customs ? [customs] : []),
    ...(exempt ? [{ kind: 'no-surcharges' } as const] : []),
    cashOnDelivery(country),
    SIZE,
    COMPENSATION,
  ];
}
