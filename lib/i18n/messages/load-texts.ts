import type { MarketChoice } from '@/lib/market/prefix';
import type { Namespace } from './namespaces';
import { hasVariant, withVariant } from './variants';

/** Loads a namespace in a market's language, with the market's own texts. */
export async function loadTexts(namespace: Namespace, choice: MarketChoice): Promise<object> {
  const { language, country } = choice;
  const base: { default: object } = await import(`@/messages/${language}/${namespace}.json`);
  if (!hasVariant(namespace, choice)) return base.default;
  const variant: { default: object } = await import(`@/messages/${language}/${namespace}.${country}.json`);
  return withVariant(base.default, variant.default);
}
