import type { Dictionaries } from '@/lib/contract/countries';
import type { DictionaryType } from '@/lib/contract/dictionary-types';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';

/** Data that the pages of parcels have before any parcel is loaded. */
export interface OrdersData {
  prefix: Prefix;
  /** Absolute address of this market's home page, for codes that are read away from the browser. */
  homeAddress: string;
  countryNames: Readonly<Record<Country, string>>;
  /** The market's phone numbers, joined by '/'; missing where they could not be loaded. */
  contact: string | undefined;
  /** Empty if they could not be loaded. */
  dictionaries: Dictionaries;
}

/** Dictionaries for an order's details. */
export const ORDER_DICTIONARIES: DictionaryType[] = ['INTL_GOODS_TYPE', 'LOCAL_GOODS_TYPE', 'PICKUP_TIME', 'CYCLE'];
