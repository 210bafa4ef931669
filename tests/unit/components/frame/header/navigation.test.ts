import { describe, expect, it } from 'vitest';
import { footerColumns, HEADER_PAGES, type LinkedPage } from '@/components/frame/header/navigation';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { isShownIn, ROUTES, routeNamed } from '@/lib/routing/routes';
import ar from '@/messages/ar/layout.json';
import en from '@/messages/en/layout.json';
import fr from '@/messages/fr/layout.json';
import tr from '@/messages/tr/layout.json';
import ur from '@/messages/ur/layout.json';
import zh from '@/messages/zh-CN/layout.json';

const MESSAGES: Record<Language, { links: Record<string, string>; bar: Record<string, string> }> = {
  en,
  'zh-CN': zh,
  fr,
  ar,
  ur,
  tr,
};

const bar = [...HEADER_PAGES.tasks, ...HEADER_PAGES.help];
const services = HEADER_PAGES.services.flatMap(([, pages]) => pages);
const linksOf = (country: Country): LinkedPage[] => [
  ...services,
  ...HEADER_PAGES.about,
  ...footerColumns(country).flatMap(([, pages]) => pages),
];

describe('the navigation in header and footer', () => {
  it.each(COUNTRIES)('leads %s only to pages that it has', (country) => {
    for (const page of [...bar, ...linksOf(country)]) expect(isShownIn(routeNamed(page), country), page).toBe(true);
  });

  it('shows the cookie policy in Türkiye only, and the service terms except in China (§2)', () => {
    const legal = (country: Country) => footerColumns(country).find(([column]) => column === 'legal')![1];
    for (const country of COUNTRIES) {
      expect(legal(country).includes('lang-index-cookie'), country).toBe(country === 'TR');
      expect(legal(country).includes('service-rule'), country).toBe(country !== 'CN');
    }
  });

  it.each(LANGUAGES)('has a different label for every link in %s', (language) => {
    const { links, bar: short } = MESSAGES[language];
    const pages = [...new Set(COUNTRIES.flatMap(linksOf))];
    const labels = pages.map((page) => links[page]);
    expect(labels.filter((label) => !label)).toEqual([]);
    expect(new Set(labels).size).toBe(pages.length);
    expect(new Set(bar.map((page) => short[page])).size).toBe(bar.length);
    expect(Object.keys(short).sort()).toEqual([...bar].sort());
  });

  it('contains every service once', () => {
    expect(new Set(services).size).toBe(services.length);
    const offered = ROUTES.filter(({ name }) => name.startsWith('product-')).map(({ name }) => name);
    // Standard delivery is a part of local delivery, which leads there.
    expect(offered.filter((name) => !services.includes(name as LinkedPage))).toEqual(['product-express-standard']);
  });

  it('shows no link to my parcels: it is in the menu of logged-in users (§6)', () => {
    expect([...bar, ...COUNTRIES.flatMap(linksOf)]).not.toContain('index-my-parcel');
  });
});
