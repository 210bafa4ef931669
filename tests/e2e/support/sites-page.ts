import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { DailyHours } from '@/lib/market/opening-hours';
import { addressOf, chooseMarket, expect } from './site';
import { wordsOf, type Words } from './words';

/** A service point of the sample data, as far as the tests read it. */
export interface SeedSite {
  siteCode: string;
  kind: string;
  countryCode: string;
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  names: { en: string };
  address: { en: string };
  phone: string;
  lat: number;
  lng: number;
  hours: DailyHours[];
  closedOn: string[];
}
const seedFile = path.join(import.meta.dirname, '../../../lib/server/programs/seed/data/sites.json');
const seeds = JSON.parse(readFileSync(seedFile, 'utf8')) as SeedSite[];
/** Service points that the sample data has in a country. */
export const sitesOf = (country: string) => seeds.filter(({ countryCode }) => countryCode === country);

/** Opens the page of service points, and returns the words of its language. */
export async function openMap(page: Page, prefix: string, hash = ''): Promise<Words> {
  await chooseMarket(page, prefix);
  await page.goto(addressOf(prefix, `/location-map${hash}`));
  const words = wordsOf(prefix);
  await expect(
    page.getByRole('heading', { name: words('sites.results.count', { count: siteCountOf(prefix) }) }),
  ).toBeVisible();
  return words;
}

export const siteCountOf = (prefix: string) => sitesOf(prefix.slice(0, 2).toUpperCase()).length;
/** The rows of the list. */
export const siteCards = (page: Page) => page.locator('main li[id]');

/** The sites of a city with two, so that each has its own pin when the map shows the city. */
export function sitePairIn(country: string): [SeedSite, SeedSite] {
  const inCity = ({ cityCode }: SeedSite) => sitesOf(country).filter((site) => site.cityCode === cityCode);
  const site = sitesOf(country).find((each) => inCity(each).length === 2)!;
  return [site, inCity(site).find((each) => each !== site)!];
}
