import type { FormValues } from '@/lib/contract/enquiry-forms';
import { parseMeasure } from '@/lib/i18n/parse-amount';

/** The candidate body of saveContactExpert; the contract's schema judges it. */
export function toExpertRequest({ cycle, destinationCountry, weightKg, ...fields }: FormValues<'expert'>) {
  return {
    ...fields,
    cycle: cycle || null,
    destinationCountry: destinationCountry || null,
    weightKg: weightKg.trim() === '' ? null : parseMeasure(weightKg),
  };
}
