import type { SiteView } from '@/lib/contract/places/sites';
import type { Country } from '@/lib/market/country';

export interface SiteGroup {
  /** Id of the city's section, to which links lead: `place-` and the code of the city. */
  key: string;
  cityName: string;
  provinceName: string;
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

/** Groups sites by city: the capital's province first, then by province and city, in the page language's alphabet. */
export function groupSites(sites: readonly SiteView[], language: string): SiteGroup[] {
  const { compare } = new Intl.Collator(language);
  const groups = new Map<string, SiteGroup>();
  for (const site of sites) {
    const group = groups.get(site.cityCode);
    if (group) group.sites.push(site);
    else {
      const { cityCode: key, cityName, provinceName } = site;
      groups.set(key, { key: `place-${key}`, cityName, provinceName, sites: [site] });
    }
  }
  return [...groups.values()].sort(
    (one, other) =>
      Number(isCapital(other)) - Number(isCapital(one)) ||
      compare(one.provinceName, other.provinceName) ||
      compare(one.cityName, other.cityName),
  );
}

/** Returns the index of the group that begins the second of two columns of nearly equal height. */
export function secondColumn(groups: readonly SiteGroup[]): number {
  // The name of a group is as high as a site.
  let end = 0;
  const middles = groups.map(({ sites }) => (end += sites.length + 1) - (sites.length + 1) / 2);
  return middles.filter((middle) => middle <= end / 2).length;
}
