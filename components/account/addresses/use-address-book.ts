import type { PlaceTexts } from '@/components/parts/places/place-texts';
import { api } from '@/lib/client/api/api';
import { useRead, type ReadState } from '@/lib/client/api/use-read';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import type { Country } from '@/lib/market/country';

/** Data that the page has before the address book is loaded. */
export interface AddressBookData {
  /** Initial country of a new entry. */
  country: Country;
  countryNames: Readonly<Record<Country, string>>;
  placeTexts: PlaceTexts;
  /** Name of a province by country; under `''` while no country is chosen. */
  provinceLabels: Readonly<Record<string, string>>;
}

interface LoadedBook {
  items: readonly AddressView[];
  /** Maximum number of entries that one person may store (§3). */
  limit: number;
}

export type StoredAddressBook = ReadState<LoadedBook> & {
  /** Shows an entry that the API returned: in its place, or at the end. */
  put: (entry: AddressView) => void;
  remove: (id: string) => void;
};

/** Returns the entries after one was saved. */
export function withEntry(items: readonly AddressView[], entry: AddressView): AddressView[] {
  const isListed = items.some(({ id }) => id === entry.id);
  return isListed ? items.map((item) => (item.id === entry.id ? entry : item)) : [...items, entry];
}

/** Loads the address book of the logged-in person. Requests nothing until `userId` is known. */
export function useAddressBook(userId: string | undefined): StoredAddressBook {
  const bookRead = useRead<LoadedBook>(userId ?? null, (id, signal) =>
    api('searchAddresses', { userId: id }, { quiet: true, signal }),
  );
  const change = (by: (items: readonly AddressView[]) => readonly AddressView[]) =>
    bookRead.change((book) => ({ ...book, items: by(book.items) }));
  return {
    ...bookRead,
    put: (entry) => change((items) => withEntry(items, entry)),
    remove: (id) => change((items) => items.filter((item) => item.id !== id)),
  };
}
