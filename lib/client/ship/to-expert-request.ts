import { parseMeasure } from '@/lib/i18n/parse-amount';

/** The expert enquiry as its form shows it: choices not made are empty, the weight is text. */
export interface ExpertFields {
  name: string;
  company: string;
  countryCode: string;
  phone: string;
  email: string;
  contactWay: string;
  shipRequire: string;
  cycle: string;
  destinationCountry: string;
  weightKg: string;
  message: string;
}

/** §5: over 100 kg raises a warning; decisions: up to 200 kg may be asked for. */
export const HEAVY_KG = 100;

/** The candidate body of saveContactExpert; the contract's schema judges it. */
export function toExpertRequest({ cycle, destinationCountry, weightKg, ...fields }: ExpertFields) {
  return {
    ...fields,
    cycle: cycle || null,
    destinationCountry: destinationCountry || null,
    weightKg: weightKg.trim() === '' ? null : parseMeasure(weightKg),
  };
}

export function isHeavy(weightKg: string): boolean {
  return parseMeasure(weightKg) > HEAVY_KG;
}
