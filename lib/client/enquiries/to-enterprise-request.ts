import type { FormValues } from '@/lib/contract/enquiry-forms';
import { parseMeasure } from '@/lib/i18n/parse-amount';

const numberOf = (text: string) => (text.trim() === '' ? null : parseMeasure(text));

/** The candidate body of saveEnterpriseCustomer; the contract's schema judges it. */
export function toEnterpriseRequest({ contactWay, shipments, weightKg, ...fields }: FormValues<'enterprise'>) {
  return {
    ...fields,
    contactWay: contactWay || null,
    shipments: numberOf(shipments),
    weightKg: numberOf(weightKg),
  };
}
