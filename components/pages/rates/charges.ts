import { isSurchargeExempt } from '@/lib/billing/surcharges';
import type { Country } from '@/lib/market/country';

/** Charges beside freight, as rows of a table. The words are `rates.charges.<key>`. */
export const CHARGES = [
  'phoneGuangzhou',
  'phoneHongKong',
  'brand',
  'goodsExempt',
  'fuel',
  'cod',
  'protection',
  'attempt',
  'morocco',
  'saudiArabia',
  'emirates',
] as const;
export type Charge = (typeof CHARGES)[number];

const ONLY_MARKET: Partial<Record<Charge, Country>> = { morocco: 'MA', saudiArabia: 'SA', emirates: 'AE' };
const SURCHARGES: readonly Charge[] = ['phoneGuangzhou', 'phoneHongKong', 'brand'];

/** Returns the possible charges beside freight in this market (§9). China sends everywhere, so its page shows all. */
export function chargesOf(country: Country): Charge[] {
  return CHARGES.filter((charge) => {
    if (country === 'CN') return charge !== 'goodsExempt';
    if (SURCHARGES.includes(charge)) return !isSurchargeExempt(country);
    if (charge === 'goodsExempt') return isSurchargeExempt(country);
    return ONLY_MARKET[charge] === undefined || ONLY_MARKET[charge] === country;
  });
}
