import type { BreadcrumbList, WithContext } from 'schema-dts';

export interface TrailStep {
  name: string;
  /** Path on this site. */
  path: string;
}

/** Returns the path to a page as structured data. `origin` is the host of its market's pages. */
export function trailLd(stations: readonly TrailStep[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: stations.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
