import 'server-only';
import type { Verb } from '../verb';
import { allCountries } from './store';

export const listPhoneRules: Verb<'queryPhoneRules'> = async ({ ctx }) => {
  const countries = await allCountries(ctx.db);
  return countries.map(({ code, phoneRegex, phoneExample }) => ({ code, phoneRegex, example: phoneExample }));
};
