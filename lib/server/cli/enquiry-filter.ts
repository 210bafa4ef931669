import 'server-only';
import { FORM_KINDS, isFormKind } from '@/lib/contract/enquiry-forms';
import { COUNTRIES, isCountry } from '@/lib/market/country';
import type { EnquiryFilter } from '../enquiries/store';
import { UsageError, type Given } from './command';
import { sinceOption } from './since-option';

export const ENQUIRY_OPTIONS = ['kind', 'country', 'since'] as const;

/** `--kind`, `--country` and `--since` of the commands about enquiries. */
export function enquiryFilter(given: Given): EnquiryFilter {
  const kind = given.options.kind?.toLowerCase();
  if (kind !== undefined && !isFormKind(kind)) throw new UsageError(`--kind is one of ${FORM_KINDS.join(', ')}`);
  const country = given.options.country?.toUpperCase();
  if (country !== undefined && !isCountry(country)) throw new UsageError(`--country is one of ${COUNTRIES.join(', ')}`);
  return { kind, country, since: sinceOption(given) };
}
