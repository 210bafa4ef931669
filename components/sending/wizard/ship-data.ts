import type { Place } from '@/lib/client/places';
import type { Dictionaries, PhoneRule } from '@/lib/contract/countries';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';
import type { RouteDrawing } from './route-drawing';

/** What a page of the wizard knows before anything is typed. Lists that could not be had are empty; the browser asks again. */
export interface ShipData {
  prefix: Prefix;
  country: Country;
  countryNames: Readonly<Record<Country, string>>;
  provinces: Readonly<Partial<Record<Country, readonly Place[]>>>;
  phoneRules: readonly PhoneRule[];
  dictionaries: Dictionaries;
  routes: RouteDrawing;
  /** Absolute address of this market's home page, for codes that are read away from the browser. */
  homeAddress: string;
}
