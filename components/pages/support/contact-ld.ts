import type { ContactPage, ContactPoint, WithContext } from 'schema-dts';
import { splitContacts } from '@/components/frame/contacts/contacts';
import type { CountryView } from '@/lib/contract/places/countries';
import { BRAND } from '@/lib/market/brand';
import type { Language } from '@/lib/market/language';

export interface ContactPageFacts {
  /** Absolute address of the page. */
  url: string;
  language: Language;
  countries: readonly CountryView[];
}

/** schema.org's days, Monday is 1. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Returns the structured data of the contact page: every market's office with its hours. */
export function contactLd({ url, language, countries }: ContactPageFacts): WithContext<ContactPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url,
    inLanguage: language,
    mainEntity: {
      '@type': 'Organization',
      '@id': `${new URL(url).origin}/#organization`,
      name: BRAND.name,
      contactPoint: countries.map(contactPointOf),
    },
  };
}

function contactPointOf({ code, contact, email, langList, hours }: CountryView): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: splitContacts(contact)[0],
    email: splitContacts(email)[0],
    areaServed: code,
    availableLanguage: langList.map(({ langKey }) => langKey),
    hoursAvailable: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day - 1]!),
      opens,
      closes,
    })),
  };
}
