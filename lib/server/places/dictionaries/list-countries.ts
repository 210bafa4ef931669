import 'server-only';
import type { Verb } from '../../platform/verb';
import { presentCountry } from './present-country';
import { allCountries } from './store';

/** Both country lists of §7: every market is browsed and ordered from alike. */
export const listCountries: Verb<'queryAllCountryList'> = async ({ ctx }) => {
  const countries = await allCountries(ctx.db);
  return countries.map((country) => presentCountry(country, ctx.language));
};

export const listPhoneRules: Verb<'queryPhoneRules'> = async ({ ctx }) => {
  const countries = await allCountries(ctx.db);
  return countries.map(({ code, phoneRegex, phoneExample }) => ({ code, phoneRegex, example: phoneExample }));
};
