import { FEE_CURRENCY } from '@/lib/billing/constants';
import { MARKETS, type Country } from '@/lib/market/country';
import type { OrderKind } from './choices';

/** Currencies in which an international order may declare the value of its goods, besides the destination's. */
export const VALUE_CURRENCIES = ['USD', FEE_CURRENCY] as const;

/**
 * Value currency of a new international order in a form. An order that names none declares in the destination's
 * currency.
 */
export const USUAL_VALUE_CURRENCY = VALUE_CURRENCIES[0];

interface DeclaredCurrencies {
  valueCurrency?: string | undefined;
  receiver: { countryCode: '' | Country };
}

/** Returns the currency of an order's unit prices. Empty without a destination and without a choice. */
export function valueCurrencyOf({ valueCurrency, receiver: { countryCode } }: DeclaredCurrencies): string {
  return valueCurrency || (countryCode === '' ? '' : MARKETS[countryCode].currency);
}

/** Returns true if an order of this kind may declare its value in the chosen currency. */
export function mayDeclareInCurrency(kind: OrderKind, order: DeclaredCurrencies): boolean {
  const { valueCurrency, receiver } = order;
  if (!valueCurrency || valueCurrency === valueCurrencyOf({ receiver })) return true;
  return kind === 'international' && VALUE_CURRENCIES.some((each) => each === valueCurrency);
}
