import { describe, expect, it } from 'vitest';
import { aboutMenu, footerColumns, headerLinks } from '@/components/layout/navigation';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { isShownIn, routeNamed } from '@/lib/routing/routes';
import ar from '@/messages/ar/layout.json';
import en from '@/messages/en/layout.json';
import fr from '@/messages/fr/layout.json';
import tr from '@/messages/tr/layout.json';
import ur from '@/messages/ur/layout.json';
import zh from '@/messages/zh-CN/layout.json';

const MESSAGES: Record<Language, { links: Record<string, string> }> = { en, 'zh-CN': zh, fr, ar, ur, tr };

const linksOf = (country: (typeof COUNTRIES)[number]) => [
  ...headerLinks(country),
  ...aboutMenu(country),
  ...footerColumns(country).flatMap(({ pages }) => pages),
];

describe('menus and footer', () => {
  it.each(COUNTRIES)('lead %s only to pages that are shown there', (country) => {
    for (const page of linksOf(country)) expect(isShownIn(routeNamed(page), country), page).toBe(true);
  });

  it('name the cookie policy in Turkey alone and the local service terms everywhere but in China (§2)', () => {
    const legal = (country: (typeof COUNTRIES)[number]) =>
      footerColumns(country).find(({ column }) => column === 'legal')!.pages;
    for (const country of COUNTRIES) {
      expect(legal(country).includes('lang-index-cookie'), country).toBe(country === 'TR');
      expect(legal(country).includes('service-rule'), country).toBe(country !== 'CN');
    }
  });

  it.each(LANGUAGES)('have a label for every link in %s, no two alike', (language) => {
    const pages = [...new Set(COUNTRIES.flatMap(linksOf))];
    const labels = pages.map((page) => MESSAGES[language].links[page]);
    expect(labels.filter((label) => !label)).toEqual([]);
    expect(new Set(labels).size).toBe(pages.length);
  });

  it('offer my parcels to nobody: its link appears for logged-in users in their own menu (§6)', () => {
    expect(COUNTRIES.flatMap(linksOf)).not.toContain('index-my-parcel');
  });
});
