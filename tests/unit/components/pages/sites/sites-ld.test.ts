import { describe, expect, it } from 'vitest';
import { sitesLd } from '@/components/pages/sites/sites-ld';
import { site } from './site-samples';

const PAGE = 'https://site.example/gh-en/location-map';
interface Business {
  '@id': string;
  openingHoursSpecification: { dayOfWeek?: string[]; opens: string; closes: string; validFrom?: string }[];
}
const businesses = (count: number) =>
  sitesLd(
    Array.from({ length: count }, () => site()),
    PAGE,
  ) as unknown as {
    numberOfItems: number;
    itemListElement: { position: number; item: Business }[];
  };

describe('the structured data of sites', () => {
  it('has a business for each address, with its hours and closed days', () => {
    const [{ position, item }] = businesses(1).itemListElement as [{ position: number; item: Business }];
    expect(position).toBe(1);
    expect(item['@id']).toBe(`${PAGE}#GH-ACC-01`);
    expect(item).toMatchObject({
      '@type': 'LocalBusiness',
      address: { addressLocality: 'Accra', addressCountry: 'GH', streetAddress: '45 Oxford Street' },
      geo: { latitude: 5.556, longitude: -0.182 },
    });
    expect(item.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:30',
        closes: '18:30',
      },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
      },
    ]);
  });

  it('states the number of all sites, and contains sixty at most', () => {
    const many = businesses(500);
    expect(many.numberOfItems).toBe(500);
    expect(many.itemListElement).toHaveLength(60);
  });

  it('has no hour that schema.org rejects', () => {
    const night = site({ hours: [{ days: [5], opens: '10:00', closes: '24:00' }], closedOn: [] });
    expect(JSON.stringify(sitesLd([night], PAGE))).toContain('"closes":"23:59"');
  });
});
