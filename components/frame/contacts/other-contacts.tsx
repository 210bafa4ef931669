import type { ReactNode } from 'react';
import { loadCountryList } from '@/lib/client/dictionaries';
import type { Country } from '@/lib/market/country';
import { ContactLine, type ContactLineProps } from './contact-line';

/** Renders the contacts of a country. */
export type OtherContacts = (country: Country) => ReactNode;

/** Loads the contacts of every country, when another one is chosen in the footer. Rejects without a network. */
export async function loadOtherContacts(terms: ContactLineProps['terms']): Promise<OtherContacts> {
  const countries = await loadCountryList();
  const lines = new Map(
    countries.map((contacts) => [contacts.code, <ContactLine key={contacts.code} contacts={contacts} terms={terms} />]),
  );
  return (country) => lines.get(country);
}
