import type { OurFacts } from '@/lib/authenticity/message-piece';
import { splitContacts } from '@/components/frame/contacts/contacts';
import countries from '@/lib/server/programs/seed/data/countries.json';

/** Facts about a site at duniaexpress.example. */
export const FACTS: OurFacts = {
  origins: ['https://www.duniaexpress.example', 'https://duniaexpress.example', 'https://www.duniaexpress.tr'],
  pages: countries.flatMap(({ social }) => (social ? Object.values(social) : [])),
  mailDomains: ['duniaexpress.example'],
  mailAddresses: ['dunia.accra@gmail.com'],
  phones: countries.flatMap(({ contact }) => splitContacts(contact).map((phone) => `+${phone.replaceAll(/\D/g, '')}`)),
  senderNames: ['DUNIA'],
  callingCode: '233',
};

export const WAYBILL = 'DX01234567894GH';
export const ORDER = 'TN001234567894';
export const EXISTS: ReadonlySet<string> = new Set([WAYBILL, ORDER]);
