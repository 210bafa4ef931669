import type { Dictionaries } from '@/lib/contract/places/countries';
import type { DictionaryType } from '@/lib/contract/places/dictionary-types';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';

/** Data that the page contains before any parcel is loaded. */
export interface OrdersData {
  prefix: Prefix;
  /** Absolute address of this market's home page, for QR codes that another device scans. */
  homeAddress: string;
  countryNames: Readonly<Record<Country, string>>;
  /** Phone numbers of the market, joined by '/'; absent if they could not be loaded. */
  contact: string | undefined;
  /** Empty if they could not be loaded. */
  dictionaries: Dictionaries;
}

/** Dictionaries for an order's details. */
export const ORDER_DICTIONARIES: DictionaryType[] = ['INTL_GOODS_TYPE', 'LOCAL_GOODS_TYPE', 'PICKUP_TIME', 'CYCLE'];
