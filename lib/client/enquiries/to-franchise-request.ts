import type { FormValues } from '@/lib/contract/enquiry-forms';

const EXPERIENCED: Readonly<Record<string, boolean>> = { YES: true, NO: false };

/** The candidate body of saveFranchiseApplication; the contract's schema judges it. */
export function toFranchiseRequest({ contactWay, experienced, ...fields }: FormValues<'franchise'>) {
  return { ...fields, contactWay: contactWay || null, experienced: EXPERIENCED[experienced] ?? null };
}
