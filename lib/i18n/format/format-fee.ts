import type { Money } from '@/lib/billing/money';
import { sumInMarketCurrency, type MarketRate } from '@/lib/billing/sum-in-market-currency';
import { formatMoney, roundApproximateMoney } from './format-money';
import { languageOf } from '../language-of';

/** Formats of an approximate amount after an exact one, in the languages of Morocco. Only Morocco shows both. */
const WITH_OWN_AMOUNT: Readonly<Record<string, (amount: string, marketAmount: string) => string>> = {
  en: (amount, own) => `${amount} (about ${own})`,
  fr: (amount, own) => `${amount} (environ ${own})`,
  zh: (amount, own) => `${amount}（约 ${own}）`,
};

/**
 * Returns a fee with its approximate value in the market's own currency: `40 yuans (environ 52 DH)`. Without a rate,
 * returns the fee alone.
 */
export function formatFee(fee: Money, locale: string, rate: MarketRate | undefined): string {
  const amount = formatMoney(fee, locale);
  const own = sumInMarketCurrency([fee], rate);
  const followed = WITH_OWN_AMOUNT[languageOf(locale)];
  return own && followed ? followed(amount, formatMoney(roundApproximateMoney(own), locale)) : amount;
}
