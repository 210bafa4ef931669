import 'server-only';
import type { OurFacts } from '@/lib/authenticity/message-piece';
import { MARKETS } from '@/lib/market/country';
import { originsOfPages } from '@/lib/routing/short-link';
import { originsOf } from '../../platform/config';
import type { Context } from '../../platform/context';
import type { CountryRecord } from '../../places/dictionaries/country-record';
import { listCountryRecords } from '../../places/dictionaries/dictionary-store';
import { mailSender } from '../../messaging/carriers/smtp-mailer';

/** Splits contacts that are joined by '/' (§2, §3). */
const splitContacts = (joined: string) => joined.split('/').map((part) => part.trim());

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

const pagesOf = ({ social }: CountryRecord) => (social ? Object.values(social) : []);

/** Returns the facts about us in every market, because a reader may check a message from another market. */
export async function loadOurFacts({ db, config, country }: Context): Promise<OurFacts> {
  const countries = await listCountryRecords(db);
  const mailAddresses = [mailSender(config).address, ...countries.flatMap(({ email }) => splitContacts(email))].map(
    (address) => address.toLowerCase(),
  );
  return {
    origins: originsOfPages(originsOf(config)),
    pages: countries.flatMap(pagesOf),
    mailAddresses,
    mailDomains: [...new Set(mailAddresses.map(domainOf))],
    phones: countries.flatMap(({ contact }) => splitContacts(contact)),
    senderNames: [...new Set(countries.flatMap(({ senderNames }) => senderNames))],
    callingCode: MARKETS[country].callingCode,
  };
}
