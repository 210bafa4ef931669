import type { Country } from '@/lib/market/country';
import type { Handover } from './handovers';
import { BRAND_SENSITIVE_PER_KG, FEE_CURRENCY, PHONE_TABLET_PER_KG, SURCHARGE_EXEMPT_COUNTRIES } from './constants';
import { majorUnits, money, moneyOf, type Money } from './money';
import { chargeLine, infoLine, type QuoteLine } from './quote-line';

export const GOODS = ['general', 'phone-tablet', 'brand-sensitive', 'with-battery'] as const;
export type Goods = (typeof GOODS)[number];

export interface SurchargeInput {
  goods: Goods;
  handover: Handover;
  destinationCountry: Country;
  /** Chargeable kg of all parcels together. */
  chargeableKg: number;
}

/**
 * Returns the surcharge of one chargeable kg of these goods on top of freight (§9). There is no fuel surcharge. Null
 * for general goods and for goods with a battery.
 */
export function surchargePerKg(goods: Goods, handover: Handover): Money | null {
  if (goods === 'phone-tablet') return moneyOf(FEE_CURRENCY, PHONE_TABLET_PER_KG[handover]);
  if (goods === 'brand-sensitive') return moneyOf(FEE_CURRENCY, BRAND_SENSITIVE_PER_KG);
  return null;
}

/** Returns true for a country without the surcharges: "Neither applies to Morocco and Saudi Arabia" (§9). */
export function isSurchargeExempt(country: Country): boolean {
  return (SURCHARGE_EXEMPT_COUNTRIES as readonly string[]).includes(country);
}

/** Returns the surcharge of the goods as a line, or a line without an amount. Empty for general goods. */
export function surchargeLines({ goods, handover, destinationCountry, chargeableKg }: SurchargeInput): QuoteLine[] {
  const perKg = surchargePerKg(goods, handover);
  if (goods === 'with-battery') return [infoLine('no-battery-surcharge', {})];
  if (!perKg) return [];
  if (isSurchargeExempt(destinationCountry))
    return [infoLine('surcharge-exempt', { goods, country: destinationCountry })];
  const amount = money(perKg.currency, perKg.minor * chargeableKg);
  const params = { kg: chargeableKg, perKg: majorUnits(perKg), currency: perKg.currency };
  if (goods === 'phone-tablet') return [chargeLine('phone-tablet-surcharge', { ...params, handover }, amount)];
  return [chargeLine('brand-sensitive-surcharge', params, amount)];
}
