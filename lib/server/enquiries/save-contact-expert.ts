import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import { MARKETS, type Country } from '@/lib/market/country';
import { validPhone } from '../accounts/phone-number';
import type { Context } from '../context';
import { allCountries, dictionaryEntries } from '../dictionaries/store';
import { fieldError } from '../errors';
import { say } from '../messages';
import type { Verb } from '../verb';
import { takeEnquiry } from './enquiry-policy';
import { notifyMarket } from './notify-market';
import { insertEnquiry } from './store';

type Enquiry = ParsedRequestOf<'saveContactExpert'>;

/** The enquiry's words as the market's office reads them. */
async function wordsFor({ db }: Context, enquiry: Enquiry): Promise<Record<string, string>> {
  const language = MARKETS[enquiry.countryCode].defaultLanguage;
  const countries = await allCountries(db);
  const entries = await dictionaryEntries(db, ['CONTACT_WAY', 'SHIP_REQUIRE', 'CYCLE']);
  const country = (code: Country | null) => countries.find((each) => each.code === code)?.names[language] ?? '';
  const entry = (type: string, code: string | null) =>
    entries.find((each) => each.type === type && each.code === code)?.names[language] ?? '';
  const { name, company, phone, email, message, weightKg } = enquiry;
  return {
    name,
    company,
    phone,
    email,
    message,
    country: country(enquiry.countryCode),
    contactWay: entry('CONTACT_WAY', enquiry.contactWay),
    shipRequire: entry('SHIP_REQUIRE', enquiry.shipRequire),
    cycle: entry('CYCLE', enquiry.cycle),
    destination: country(enquiry.destinationCountry),
    weight: weightKg === null ? '' : say(language, 'enquiry.weightKg', { weight: weightKg }),
  };
}

/** Stored first, mailed then. Throws a field error for a number that no market knows. */
export const saveContactExpert: Verb<'saveContactExpert'> = async ({ ctx, input }) => {
  if (!(await validPhone(ctx.db, input.phone, input.countryCode))) throw fieldError('phone', 'phoneFormat');
  await takeEnquiry(ctx);
  const kind = 'expert';
  const reference = await insertEnquiry(ctx.db, { kind, data: input, language: ctx.language, now: ctx.now() });
  await notifyMarket(ctx, { kind, reference, market: input.countryCode, values: await wordsFor(ctx, input) });
  return { reference };
};
