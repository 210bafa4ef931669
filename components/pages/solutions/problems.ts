import type { IconName } from '@/components/ui/icon-names';
import type { MarketFact } from '@/components/parts/facts/market-facts';
import { marketFacts } from '@/components/parts/facts/market-facts';
import type { Country } from '@/lib/market/country';
import type { OnwardTarget } from './onward-link';

export interface ShippingProblem {
  key: 'away' | 'returned' | 'cash' | 'customs' | 'late' | 'large' | 'lost' | 'value';
  icon: IconName;
  link: OnwardTarget;
}

/** Problems on the way from the warehouse to the door, the last step first (§4, §9). */
export const SHIPPING_PROBLEMS: readonly ShippingProblem[] = [
  { key: 'away', icon: 'home', link: { page: 'track' } },
  { key: 'returned', icon: 'return', link: { page: 'service-contact-us', at: 'write' } },
  { key: 'cash', icon: 'coin', link: { page: 'express-order-quote' } },
  { key: 'customs', icon: 'file', link: { page: 'express-order-quote' } },
  { key: 'late', icon: 'clock', link: { page: 'track' } },
  { key: 'large', icon: 'weight', link: { product: 'business' } },
  { key: 'lost', icon: 'alert', link: { page: 'service-contact-us', at: 'write' } },
  { key: 'value', icon: 'shield', link: { page: 'express-contact-proficient' } },
];

const CUSTOMS: readonly MarketFact['kind'][] = ['customs-morocco', 'customs-saudi-arabia', 'customs-emirates'];
/** Destinations with a customs rule of their own (§9). */
const WITH_CUSTOMS = ['MA', 'SA', 'AE'] as const satisfies readonly Country[];

/** Figures that the sentences leave out. All others are in the texts. */
const FACTS_OF: Partial<Record<ShippingProblem['key'], readonly MarketFact['kind'][]>> = {
  cash: ['cash-on-delivery'],
  customs: CUSTOMS,
};

export interface ProblemFact {
  /**
   * Country of a fact about another market: China's page, where parcels start, shows the customs of every destination.
   */
  of?: Country;
  fact: MarketFact;
}

/** Returns the figures of this market behind a problem. */
export function problemFacts(key: ShippingProblem['key'], country: Country): ProblemFact[] {
  const kinds = FACTS_OF[key] ?? [];
  if (country === 'CN' && key === 'customs')
    return WITH_CUSTOMS.flatMap((of) =>
      marketFacts(of)
        .filter(({ kind }) => CUSTOMS.includes(kind))
        .map((fact) => ({ of, fact })),
    );
  return marketFacts(country)
    .filter(({ kind }) => kinds.includes(kind))
    .map((fact) => ({ fact }));
}
