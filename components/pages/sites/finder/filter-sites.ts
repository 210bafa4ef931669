import type { SiteKind } from '@/lib/contract/places/site-terms';
import type { SiteView } from '@/lib/contract/places/sites';
import { APOSTROPHES, foldText } from '@/lib/text/fold-text';
import { isOpenAt } from '@/lib/market/opening-hours';

/** Criteria of a visitor. An empty text matches all sites. */
export interface SiteCriteria {
  text: string;
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  kind: SiteKind | '';
  openNow: boolean;
}

export const NO_CRITERIA: SiteCriteria = {
  text: '',
  provinceCode: '',
  cityCode: '',
  areaCode: '',
  kind: '',
  openNow: false,
};

/**
 * Returns the searchable text of a site, folded, with a space before each word. A name with an apostrophe is included
 * as one word and as two.
 */
function searchTextOf(site: SiteView): string {
  const { name, nameEn, address, provinceName, cityName, areaName, siteCode } = site;
  const siteText = [name, nameEn, address, provinceName, cityName, areaName, siteCode].join(' ');
  return ` ${foldText(siteText)} ${foldText(siteText.replace(APOSTROPHES, ' '))}`;
}

/**
 * Returns true if a word matches: Latin words at their start, words of other scripts anywhere, since those may be
 * joined or prefixed.
 */
function containsWord(text: string, word: string): boolean {
  return text.includes(/^[a-z0-9]/.test(word) ? ` ${word}` : word);
}

/** Returns the sites that pass every filter at `now`. With null, opening hours are not checked. */
export function filterSites(sites: readonly SiteView[], criteria: SiteCriteria, now: Date | null): SiteView[] {
  const words = foldText(criteria.text).split(' ').filter(Boolean);
  return sites.filter((site) => {
    if (criteria.provinceCode && site.provinceCode !== criteria.provinceCode) return false;
    if (criteria.cityCode && site.cityCode !== criteria.cityCode) return false;
    if (criteria.areaCode && site.areaCode !== criteria.areaCode) return false;
    if (criteria.kind && site.kind !== criteria.kind) return false;
    if (criteria.openNow && now && !isOpenAt(site, now)) return false;
    if (words.length === 0) return true;
    const text = searchTextOf(site);
    return words.every((word) => containsWord(text, word));
  });
}

export interface PlaceOption {
  value: string;
  label: string;
}

function placeOptionsOf(pairs: readonly (readonly [code: string, name: string])[], language: string): PlaceOption[] {
  const { compare } = new Intl.Collator(language);
  return [...new Map(pairs.filter(([code]) => code !== ''))]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compare(one.label, other.label));
}

/**
 * Returns the choices of places that have sites: provinces, cities of the chosen province, areas of the chosen city.
 */
export function placeChoices(sites: readonly SiteView[], criteria: SiteCriteria, language: string) {
  const inProvince = sites.filter(({ provinceCode }) => provinceCode === criteria.provinceCode);
  const inCity = inProvince.filter(({ cityCode }) => cityCode === criteria.cityCode);
  return {
    provinces: placeOptionsOf(
      sites.map((site) => [site.provinceCode, site.provinceName]),
      language,
    ),
    cities: placeOptionsOf(
      inProvince.map((site) => [site.cityCode, site.cityName]),
      language,
    ),
    areas: placeOptionsOf(
      inCity.map((site) => [site.areaCode, site.areaName]),
      language,
    ),
  };
}

/** Returns the criteria after a change. Choices inside a place that is no longer chosen are cleared. */
export function withCriterion<Key extends keyof SiteCriteria>(
  criteria: SiteCriteria,
  key: Key,
  value: SiteCriteria[Key],
): SiteCriteria {
  const nextCriteria = { ...criteria, [key]: value };
  if (key === 'provinceCode') return { ...nextCriteria, cityCode: '', areaCode: '' };
  if (key === 'cityCode') return { ...nextCriteria, areaCode: '' };
  return nextCriteria;
}
