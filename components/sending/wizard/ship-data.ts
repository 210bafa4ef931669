import type { Place } from '@/lib/client/places';
import type { RouteHub } from '@/lib/contract/tracking/route';
import type { Dictionaries, PhoneRule } from '@/lib/contract/places/countries';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';

/** Initial data of a page of the wizard. Lists that could not be loaded are empty. The browser requests them again. */
export interface ShipData {
  prefix: Prefix;
  country: Country;
  countryNames: Readonly<Record<Country, string>>;
  provinces: Readonly<Partial<Record<Country, readonly Place[]>>>;
  phoneRules: readonly PhoneRule[];
  dictionaries: Dictionaries;
  /** The hub where every international parcel starts; missing in a network without one. */
  origin: RouteHub | undefined;
  /** Absolute address of this market's home page, for codes that are read away from the browser. */
  homeAddress: string;
}
