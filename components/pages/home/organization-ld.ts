import type { ContactPoint, Graph, Organization, WebSite } from 'schema-dts';
import { splitContacts } from '@/components/frame/contacts/contacts';
import type { CountryView } from '@/lib/contract/places/countries';
import { BRAND } from '@/lib/market/brand';
import type { MarketChoice } from '@/lib/market/prefix';

export interface OrganizationFacts {
  market: MarketChoice;
  /** Absolute address of the market's home page. */
  home: string;
  countries: readonly CountryView[];
}

function contactPoint({ code, contact, email, langList }: CountryView): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: splitContacts(contact)[0],
    email: splitContacts(email)[0],
    areaServed: code,
    availableLanguage: langList.map(({ langKey }) => langKey),
  };
}

/** Returns the structured data of a home page: the company, its contacts in this market, and the site. */
export function organizationLd({ market, home, countries }: OrganizationFacts): Graph {
  const { origin } = new URL(home);
  const marketCountry = countries.find(({ code }) => code === market.country);
  const id = `${origin}/#organization`;
  const organization: Organization = {
    '@type': 'Organization',
    '@id': id,
    name: BRAND.name,
    url: `${origin}/`,
    logo: `${origin}/apple-icon.png`,
    foundingDate: String(BRAND.founded),
    areaServed: countries.map(({ code }) => code),
    ...(marketCountry && {
      contactPoint: [contactPoint(marketCountry)],
      address: { '@type': 'PostalAddress', streetAddress: marketCountry.address, addressCountry: marketCountry.code },
      ...(marketCountry.social && { sameAs: Object.values(marketCountry.social) }),
    }),
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: BRAND.name,
    url: home,
    inLanguage: market.language,
    publisher: { '@id': id },
  };
  return { '@context': 'https://schema.org', '@graph': [organization, site] };
}
