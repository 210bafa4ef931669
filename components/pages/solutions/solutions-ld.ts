import type { ItemList, Organization, WithContext } from 'schema-dts';
import { areasServed } from '@/components/pages/product/data/product-ld';
import { PRODUCTS } from '@/components/pages/product/data/products';
import { BRAND } from '@/lib/market/brand';
import type { MarketChoice } from '@/lib/market/prefix';

export interface SolutionsFacts {
  market: MarketChoice;
  /** Absolute address of the market's home page. */
  home: string;
  services: readonly { name: string; description: string }[];
}

/** Returns the structured data of our solutions: one service each, offered from China to the page's countries. */
export function solutionsLd({ market, home, services }: SolutionsFacts): WithContext<ItemList> {
  const provider: Organization = {
    '@type': 'Organization',
    '@id': `${new URL(home).origin}/#organization`,
    name: BRAND.name,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: services.map(({ name, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name,
        serviceType: name,
        description,
        provider,
        areaServed: areasServed(PRODUCTS.business, market.country),
      },
    })),
  };
}
