import 'server-only';
import { priceCashOnDelivery } from '@/lib/billing/cash-on-delivery';
import {
  MAX_CASH_ON_DELIVERY,
  CASH_ON_DELIVERY_MIN_FEE,
  CASH_ON_DELIVERY_PERCENT,
  FEE_CURRENCY,
  PHONE_TABLET_PER_KG,
} from '@/lib/billing/constants';
import { majorUnits, moneyOf } from '@/lib/billing/money';
import type { Language } from '@/lib/market/language';
import { amountsIn, feeFacts } from '../legal/fee-facts';

/**
 * Examples in articles: two collections in yuan, and phones in kg. The minimum fee applies to the small collection
 * only.
 */
const [SMALL_COLLECTION, LARGE_COLLECTION, PHONES_KG] = [100, 400, 4];

/** Returns the fee for a collection, in yuan. */
function collectionFee(collected: number): number {
  const priced = priceCashOnDelivery(moneyOf(FEE_CURRENCY, collected), {});
  if (!priced.ok) throw new RangeError(`no fee for a collection of ${collected}`);
  return majorUnits(priced.fee);
}

/** Returns the facts that articles may name: the fees of legal texts, and the results of the examples. */
export function newsFacts(language: Language) {
  const amount = amountsIn(language);
  const cny = (value: number) => amount(FEE_CURRENCY, value);
  return {
    ...feeFacts(language),
    smallCollection: cny(SMALL_COLLECTION),
    smallCollectionShare: cny((SMALL_COLLECTION * CASH_ON_DELIVERY_PERCENT) / 100),
    largeCollection: cny(LARGE_COLLECTION),
    largeCollectionFee: cny(collectionFee(LARGE_COLLECTION)),
    collectionLimitFee: cny(collectionFee(MAX_CASH_ON_DELIVERY)),
    minimumReach: cny(Math.round((CASH_ON_DELIVERY_MIN_FEE * 100) / CASH_ON_DELIVERY_PERCENT)),
    fourKgInGuangzhou: cny(PHONES_KG * PHONE_TABLET_PER_KG.guangzhou),
    fourKgInHongKong: cny(PHONES_KG * PHONE_TABLET_PER_KG['hong-kong']),
  };
}

/** Facts by language. They change only with a release. */
const factsByLanguage = new Map<Language, Readonly<Record<string, string>>>();

/** Returns a text of an article with its facts, such as `{collectionPercent}`. Other words in braces stay. */
export function fillFacts(text: string, language: Language): string {
  if (!text.includes('{')) return text;
  const facts: Readonly<Record<string, string>> = factsByLanguage.get(language) ?? newsFacts(language);
  factsByLanguage.set(language, facts);
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(facts, name) ? facts[name]! : placeholder,
  );
}
