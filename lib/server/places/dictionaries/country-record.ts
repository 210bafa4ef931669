import 'server-only';
import * as z from 'zod';
import { BRAND } from '@/lib/market/brand';
import { CountryView } from '@/lib/contract/places/countries';
import { jsonColumn, textByLanguageSchema } from '../../platform/db/json-column';

/**
 * A country in the column `data` of its row. Facts that do not depend on operations (languages, currency) are in
 * lib/market.
 */
export const CountryRecord = CountryView.pick({
  code: true,
  defaultMark: true,
  contact: true,
  email: true,
  hours: true,
  social: true,
}).extend({
  names: textByLanguageSchema,
  openTime: textByLanguageSchema,
  address: textByLanguageSchema,
  phoneRegex: z.string(),
  phoneExample: z.string(),
  // Rows of an earlier release have no sender names.
  senderNames: z.array(z.string()).default([BRAND.name]),
});
export type CountryRecord = z.output<typeof CountryRecord>;

/** Codec of the column `data`. */
export const COUNTRY_COLUMN = jsonColumn(CountryRecord);
