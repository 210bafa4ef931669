import type { ItemList, LocalBusiness, OpeningHoursSpecification, WithContext } from 'schema-dts';
import type { SiteView } from '@/lib/contract/places/sites';
import { BRAND } from '@/lib/market/brand';

/** Maximum number of sites in the structured data of one page. */
const MAX_SITES = 60;
/** schema.org's days, Monday is 1. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** schema.org writes the end of a day as its last minute. */
const schemaTime = (time: string) => (time === '24:00' ? '23:59' : time);

function openingHoursLd({ hours, closedOn }: SiteView): OpeningHoursSpecification[] {
  return [
    ...hours.map(({ days, opens, closes }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day - 1]!),
      opens: schemaTime(opens),
      closes: schemaTime(closes),
    })),
    // Equal opening and closing times mean that the site is closed on the day.
    ...closedOn.map((date): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: date,
      validThrough: date,
    })),
  ];
}

function localBusinessOf(site: SiteView, page: string): LocalBusiness {
  return {
    '@type': 'LocalBusiness',
    '@id': `${page}#${site.siteCode}`,
    url: `${page}#${site.siteCode}`,
    name: `${BRAND.name}, ${site.name}`,
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address,
      addressLocality: site.cityName,
      addressRegion: site.provinceName,
      addressCountry: site.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: site.lat, longitude: site.lng },
    openingHoursSpecification: openingHoursLd(site),
    parentOrganization: { '@type': 'Organization', '@id': `${new URL(page).origin}/#organization`, name: BRAND.name },
  };
}

/** Returns the structured data of a page of sites. `page` is its absolute address. */
export function sitesLd(sites: readonly SiteView[], page: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: sites.length,
    itemListElement: sites.slice(0, MAX_SITES).map((site, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: localBusinessOf(site, page),
    })),
  };
}
