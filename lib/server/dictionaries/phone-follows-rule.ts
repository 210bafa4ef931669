import 'server-only';
import type { Country } from '@/lib/market/country';
import type { Queryable } from '../db/open';
import { countryRecord } from './store';

/** The number without the separators people type; `00` before a calling code becomes `+`. */
export function plainPhone(typed: string): string {
  return typed.replaceAll(/[ ()./-]/g, '').replace(/^00(?=[1-9])/, '+');
}

/** §5: whether a number is one of this country's, by the country's own pattern, in national or international form. */
export async function phoneFollowsRule(db: Queryable, country: Country, typed: string): Promise<boolean> {
  const { phoneRegex } = await countryRecord(db, country);
  return new RegExp(phoneRegex).test(plainPhone(typed));
}
