import type { MarketFact } from '@/components/home/market-facts';
import { marketFacts } from '@/components/home/market-facts';
import type { Country } from '@/lib/market/country';
import type { Product } from './products';

/** Rules that are the same in every market; the words are `product.rules.<key>`. */
export type CommonRule = 'attempts' | 'returned' | 'remote' | 'handOver' | 'consignment' | 'cashAbroad';

const CROSSING: readonly MarketFact['kind'][] = [
  'customs-morocco',
  'customs-saudi-arabia',
  'customs-emirates',
  'no-surcharges',
];

/** The rules of the market that touch the product: customs for what crosses the border, one parcel's size where parcels are sold. */
export function marketRules({ key, reach }: Product, country: Country): MarketFact[] {
  return marketFacts(country).filter(({ kind }) => {
    if (CROSSING.includes(kind)) return reach !== 'local';
    // From China the money is collected in the receiver's currency, which the market's page cannot name.
    if (kind === 'cash-on-delivery') return country !== 'CN' || reach === 'local';
    return kind !== 'size' || key !== 'business';
  });
}

export function commonRules({ key, reach }: Product, country: Country): CommonRule[] {
  const crosses = reach !== 'local';
  return [
    ...(key === 'business' ? (['consignment'] as const) : []),
    ...(country === 'CN' && crosses ? (['cashAbroad'] as const) : []),
    ...(crosses ? (['handOver'] as const) : []),
    'attempts',
    ...(crosses ? (['returned'] as const) : []),
    'remote',
  ];
}
