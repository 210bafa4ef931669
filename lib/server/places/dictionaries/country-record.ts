import 'server-only';
import * as z from 'zod';
import { BRAND } from '@/lib/market/brand';
import { CountryView } from '@/lib/contract/countries';
import { jsonColumn, words } from '../../platform/db/json-column';

/** A country as its row's `data` holds it; what does not change with operations (languages, currency) is in lib/market. */
export const CountryRecord = CountryView.pick({
  code: true,
  defaultMark: true,
  contact: true,
  email: true,
  hours: true,
  social: true,
}).extend({
  names: words,
  openTime: words,
  address: words,
  phoneRegex: z.string(),
  phoneExample: z.string(),
  // A row of the release before has none.
  senderNames: z.array(z.string()).default([BRAND.name]),
});
export type CountryRecord = z.output<typeof CountryRecord>;

/** The column `data`. */
export const COUNTRY = jsonColumn(CountryRecord);
