import type { Dictionaries } from '@/lib/contract/countries';
import type { DictionaryType } from '@/lib/contract/dictionary-types';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';

/** What the pages of parcels know before anybody's parcels are loaded. */
export interface OrdersData {
  prefix: Prefix;
  /** Absolute address of this market's home page, for codes that are read away from the browser. */
  homeAddress: string;
  countryNames: Readonly<Record<Country, string>>;
  /** The market's phone numbers, joined by '/'; missing where they could not be loaded. */
  contact: string | undefined;
  /** Empty where they could not be had. */
  dictionaries: Dictionaries;
}

/** The words of an order's details. */
export const ORDER_DICTIONARIES: DictionaryType[] = ['INTL_GOODS_TYPE', 'LOCAL_GOODS_TYPE', 'PICKUP_TIME', 'CYCLE'];
