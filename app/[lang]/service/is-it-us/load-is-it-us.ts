import { loadCountries } from '@/app/[lang]/load-countries';
import { splitContacts } from '@/components/frame/contacts/contacts';
import { BRAND } from '@/lib/market/brand';
import { VERIFY_CODE } from '@/lib/market/limits';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { homeAddress } from '@/lib/seo/page-metadata';
import { serverCaller } from '@/lib/server/web/caller';
import { getConfig } from '@/lib/server/platform/config';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';
import { translate } from '@/lib/server/platform/texts/server-texts';

/**
 * Loads the sender names of our messages in this market. They are read separately from the contacts of all pages, so
 * that an import of sender names renders only this page again.
 */
async function loadSenderNames(choice: MarketChoice): Promise<string[]> {
  const countries = await readCached('senders', choice, () => serverCaller(choice)('queryAllCountryList', {}));
  return countries.find(({ code }) => code === choice.country)?.senderNames ?? [];
}

/** Sample code in the form of our SMS: digits counted up from 1. */
const EXAMPLE_CODE = Array.from({ length: VERIFY_CODE.digits }, (_, index) => index + 1).join('');

/** Returns sample texts of our messages, with values that show their form. */
function exampleTexts(choice: MarketChoice): string[] {
  const values = { brand: BRAND.name, purpose: 'LOGIN', code: EXAMPLE_CODE, minutes: VERIFY_CODE.minutes };
  return [translate(choice, 'sms.verifyCode', values), translate(choice, 'sms.passwordChanged', values)];
}

/** Loads all data of the page except the result of a check. */
export async function loadIsItUs({ prefix, ...choice }: MarketChoice & { prefix: Prefix }) {
  const [countries, senderNames] = await Promise.all([loadCountries(choice), loadSenderNames(choice)]);
  const view = countries.find(({ code }) => code === choice.country);
  const home = homeAddress(getConfig().siteUrl, choice);
  const addresses = splitContacts(view?.email ?? '');
  const mailEndings = [...new Set(addresses.map((address) => address.slice(address.indexOf('@'))))];
  const ownFacts = { senderNames, mailEndings, address: new URL('/', home).href, examples: exampleTexts(choice) };
  return { view, ownFacts, url: new URL(paths.isItUs(prefix), home).href };
}
