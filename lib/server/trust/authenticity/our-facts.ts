import 'server-only';
import type { OurFacts } from '@/lib/authenticity/message-piece';
import { MARKETS } from '@/lib/market/country';
import { readRouteConfig, turkishOrigin } from '@/lib/routing/route-config';
import type { Context } from '../../context';
import type { CountryRecord } from '../../places/dictionaries/country-record';
import { allCountries } from '../../places/dictionaries/store';
import { senderAddress } from '../../mail/smtp-mailer';

/** §2, §3: several joined by '/'. */
const parts = (joined: string) => joined.split('/').map((part) => part.trim());

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Every host that visitors are sent to. */
function ourOrigins({ siteUrl, TURKISH_HOSTS }: Context['config']): string[] {
  const turkish = TURKISH_HOSTS.flatMap((host) => {
    const origin = turkishOrigin(readRouteConfig({ SITE_URL: siteUrl, TURKISH_HOSTS: host }));
    return origin === null ? [] : [origin];
  });
  return [siteUrl, ...turkish].map((address) => new URL(address).origin);
}

const pagesOf = ({ social }: CountryRecord) => (social ? Object.values(social) : []);

/** What is ours in every market; a reader abroad may ask about the message of another. */
export async function ourFacts({ db, config, country }: Context): Promise<OurFacts> {
  const countries = await allCountries(db);
  const mailAddresses = [senderAddress(config), ...countries.flatMap(({ email }) => parts(email))].map((address) =>
    address.toLowerCase(),
  );
  return {
    origins: ourOrigins(config),
    pages: countries.flatMap(pagesOf),
    mailAddresses,
    mailDomains: [...new Set(mailAddresses.map(domainOf))],
    phones: countries.flatMap(({ contact }) => parts(contact)),
    senderNames: [...new Set(countries.flatMap(({ senderNames }) => senderNames))],
    callingCode: MARKETS[country].callingCode,
  };
}
