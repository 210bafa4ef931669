import type { SiteView } from '@/lib/contract/places/sites';
import type { Country } from '@/lib/market/country';

export interface SiteGroup {
  /** Id of the place's section, to which links lead: `place-` and the code of the place. */
  key: string;
  /** Names of the place, from the smallest up. Alone, the name is a province's, whose sites are in districts. */
  names: [string, ...string[]];
  sites: SiteView[];
}

/** Provinces of the capitals. For China, the province of our warehouse, because Beijing has no site. */
const CAPITAL_PROVINCES: ReadonlySet<string> = new Set(
  Object.values({
    GH: 'GH-AA',
    NG: 'NG-FC',
    KE: 'KE-30',
    UG: 'UG-C',
    CN: 'CN-GD',
    MA: 'MA-04',
    EG: 'EG-C',
    PK: 'PK-IS',
    SA: 'SA-01',
    AE: 'AE-AZ',
    TR: 'TR-06',
  } satisfies Record<Country, string>),
);
const isCapital = ({ sites: [site] }: SiteGroup) => CAPITAL_PROVINCES.has(site!.provinceCode);

/** In Nigeria and Türkiye the cities of addresses are districts, most of which have one site. */
const hasDistricts = ({ countryCode }: SiteView) => countryCode === 'NG' || countryCode === 'TR';

/**
 * Groups sites by city, or by province in countries of districts: the capital's province first, then by province, city
 * or district, and name, in the page language's alphabet.
 */
export function groupSites(sites: readonly SiteView[], language: string): SiteGroup[] {
  const { compare } = new Intl.Collator(language);
  const groups = new Map<string, SiteGroup>();
  const sorted = [...sites].sort(
    (one, other) => compare(one.provinceName, other.provinceName) || compare(one.cityName, other.cityName),
  );
  for (const site of sorted) {
    const { provinceCode, provinceName, cityCode, cityName } = site;
    const isDistrict = hasDistricts(site);
    const key = `place-${isDistrict ? provinceCode : cityCode}`;
    const group = groups.get(key);
    if (group) group.sites.push(site);
    else groups.set(key, { key, names: isDistrict ? [provinceName] : [cityName, provinceName], sites: [site] });
  }
  return [...groups.values()].sort((one, other) => Number(isCapital(other)) - Number(isCapital(one)));
}

/** Returns the index of the group that begins the second of two columns of nearly equal height. */
export function secondColumnIndex(groups: readonly SiteGroup[]): number {
  // The name of a group is as high as a site.
  let end = 0;
  const middles = groups.map(({ sites }) => (end += sites.length + 1) - (sites.length + 1) / 2);
  return middles.filter((middle) => middle <= end / 2).length;
}
