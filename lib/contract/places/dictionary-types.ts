/** The eight dictionaries (§3). In a file without schemas, so that a page can name them without loading the schemas. */
export const DICTIONARY_TYPES = [
  'CYCLE',
  'SHIP_REQUIRE',
  'CONTACT_WAY',
  'PICKUP_TIME',
  'APPELLATION',
  'LOCAL_GOODS_TYPE',
  'INTL_GOODS_TYPE',
  'ORDER_STATUS',
] as const;
export type DictionaryType = (typeof DICTIONARY_TYPES)[number];
