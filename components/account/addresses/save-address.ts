import { api } from '@/lib/client/api/api';
import { CallFailure } from '@/lib/http/call-failure';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import { HANDLED_ERRORS } from '@/lib/contract/handled-errors';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { Country } from '@/lib/market/country';

type AddressFields = ParsedRequestOf<'addAddress'>;

/** Returns the initial fields: the fields of the entry, or empty ones in the page's country. */
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

/** Failures caused by a change of the address book in another tab or device. */
const STALE_BOOK_ERRORS: readonly number[] = [
  HANDLED_ERRORS.addressBookFull.code,
  HANDLED_ERRORS.notFound.code,
  HANDLED_ERRORS.conflict.code,
];

export function isStaleBook(failure: unknown): boolean {
  return failure instanceof CallFailure && STALE_BOOK_ERRORS.includes(failure.code);
}

/**
 * Adds or changes an entry. Rejects with CallFailure, after calling `onStale` if the displayed address book is out of
 * date.
 */
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
