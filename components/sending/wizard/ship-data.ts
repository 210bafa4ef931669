import type { Place } from '@/lib/client/places';
import type { Dictionaries, PhoneRule } from '@/lib/contract/countries';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';
import type { RouteDrawing } from './route-drawing';

/** Initial data of a page of the wizard. Lists that could not be loaded are empty; the browser requests them again. */
export interface ShipData {
  prefix: Prefix;
  country: Country;
  countryNames: Readonly<Record<Country, string>>;
  provinces: Readonly<Partial<Record<Country, readonly Place[]>>>;
  phoneRules: readonly PhoneRule[];
  dictionaries: Dictionaries;
  routes: RouteDrawing;
  /** Absolute address of this market's home page, for QR codes that another device scans. */
  homeAddress: string;
}
