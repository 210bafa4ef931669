import 'server-only';
import { convert, type CnyPerUnit } from '@/lib/billing/exchange';
import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { MARKETS } from '@/lib/market/country';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import { VALUE_CURRENCIES } from '@/lib/orders/value-currency';

/**
 * Returns the parcels of a request with the goods' value in the destination's currency, rounded half up. Customs, cover
 * and price protection are calculated from this value. A value that cannot be converted stays as it is, and billing
 * rejects it.
 */
export function parcelsInOwnCurrency(request: QuoteRequest, cnyPerUnit: CnyPerUnit) {
  if (request.kind === 'domestic') return withOwnAmounts(request);
  const { currency } = MARKETS[request.destinationCountry];
  return withOwnAmounts(request).map((parcel) => {
    const { goodsValue } = parcel;
    const isForeign = goodsValue && VALUE_CURRENCIES.some((each) => each === goodsValue.currency);
    return isForeign ? { ...parcel, goodsValue: convert(goodsValue, currency, cnyPerUnit) ?? goodsValue } : parcel;
  });
}
