import 'server-only';
import type { Verb } from '../../platform/verb';
import { presentCountry } from './present-country';
import { listCountryRecords } from './dictionary-store';

/** Returns all countries. It serves both country lists of §7, because every market can be browsed and ordered from. */
export const listCountries: Verb<'queryAllCountryList'> = async ({ ctx }) => {
  const countries = await listCountryRecords(ctx.db);
  return countries.map((country) => presentCountry(country, ctx.language));
};

export const listPhoneRules: Verb<'queryPhoneRules'> = async ({ ctx }) => {
  const countries = await listCountryRecords(ctx.db);
  return countries.map(({ code, phoneRegex, phoneExample }) => ({ code, phoneRegex, example: phoneExample }));
};
