import type { PlaceTexts } from '@/components/places/place-texts';
import type { Country } from '@/lib/market/country';

/** What the page knows for the address book before anything is loaded. */
export interface AddressBookData {
  /** The country a new entry starts with. */
  country: Country;
  countryNames: Readonly<Record<Country, string>>;
  placeTexts: PlaceTexts;
}
