import { marketFacts, type MarketFact } from '@/components/facts/market-facts';
import type { Country } from '@/lib/market/country';
import { crossesBorder, type CommonRule, type Product, type Reach } from './product';

const CROSSING: readonly MarketFact['kind'][] = [
  'customs-morocco',
  'customs-saudi-arabia',
  'customs-emirates',
  'no-surcharges',
];

const RULES: Readonly<Record<Reach, readonly CommonRule[]>> = {
  abroad: ['handOver', 'attempts', 'returned', 'workingDays', 'remote'],
  store: ['handOver', 'attempts', 'returned', 'workingDays', 'remote'],
  shelf: ['attempts', 'returned', 'workingDays', 'remote'],
  local: ['attempts', 'workingDays', 'remote'],
  // Its days are those of China, not of the market that reads it.
  origin: ['handOver', 'courierNumber', 'collection', 'hongKong'],
};

/** From China the money is collected in the receiver's currency, which the market's page cannot name. */
function isCollectedAbroad({ reach }: Product, country: Country): boolean {
  return country === 'CN' && reach !== 'local';
}

/** The rules of the market that touch the product: customs for what crosses the border, cash for what is delivered. */
export function marketRules(product: Product, country: Country): MarketFact[] {
  const { reach, trade, omits = [] } = product;
  return marketFacts(country).filter(({ kind }) => {
    if (omits.includes(kind)) return false;
    if (CROSSING.includes(kind)) return crossesBorder(product);
    if (kind === 'cash-on-delivery') return reach !== 'origin' && !isCollectedAbroad(product, country);
    return kind !== 'size' || !trade;
  });
}

export function commonRules(product: Product, country: Country): readonly CommonRule[] {
  const { reach, rules = RULES[reach], omits = [] } = product;
  const collects = reach !== 'origin' && !omits.includes('cash-on-delivery');
  return collects && isCollectedAbroad(product, country) ? ['cashAbroad', ...rules] : rules;
}
