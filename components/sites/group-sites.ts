import type { SiteView } from '@/lib/contract/sites';

export interface SiteGroup {
  /** Of the city; the target of a link. */
  key: string;
  cityName: string;
  provinceName: string;
  sites: SiteView[];
}

/** By province and city, each in the alphabet of the page's language. */
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
    (one, other) => compare(one.provinceName, other.provinceName) || compare(one.cityName, other.cityName),
  );
}
