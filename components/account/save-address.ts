import { api } from '@/lib/client/api';
import { CallFailure } from '@/lib/client/call-failure';
import type { AddressView } from '@/lib/contract/addresses';
import { ERRORS } from '@/lib/contract/error-codes';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { Country } from '@/lib/market/country';

type AddressFields = ParsedRequestOf<'addAddress'>;

/** What the form starts with: an entry, or an empty one in the country of the page. */
export function addressFields(entry: AddressView | null, country: Country): AddressFields {
  return {
    name: entry?.name ?? '',
    company: entry?.company ?? '',
    phone: entry?.phone ?? '',
    email: entry?.email ?? '',
    countryCode: entry?.countryCode ?? country,
    provinceCode: entry?.provinceCode ?? '',
    cityCode: entry?.cityCode ?? '',
    areaCode: entry?.areaCode ?? '',
    street: entry?.street ?? '',
    digitalAddress: entry?.digitalAddress ?? '',
  };
}

/** Failures that say that another tab or device changed the book meanwhile. */
const STALE: readonly number[] = [ERRORS.addressBookFull.code, ERRORS.notFound.code, ERRORS.conflict.code];

export function isStaleBook(failure: unknown): boolean {
  return failure instanceof CallFailure && STALE.includes(failure.code);
}

/** Adds an entry or changes one. Rejects with CallFailure, after `onStale` when the book shown is not the stored one. */
export async function saveAddress(
  entry: AddressView | null,
  fields: AddressFields,
  onStale: () => void,
): Promise<AddressView> {
  const quiet = { quiet: true };
  try {
    return entry
      ? await api('updateAddress', { id: entry.id, ...fields }, quiet)
      : await api('addAddress', fields, quiet);
  } catch (failure) {
    if (isStaleBook(failure)) onStale();
    throw failure;
  }
}
