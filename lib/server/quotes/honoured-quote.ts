import 'server-only';
import type { Context } from '../context';
import { ApiError } from '../platform/errors';
import type { PriceOptions } from '@/lib/server/pricing/price-quote';
import { tariffFor, readQuoteToken } from '@/lib/server/pricing/quote-token';
import { signingKey } from './signing-key';

/**
 * The tariff that the token of a quote fixes for an order. Throws quoteUnreadable for a token that is not ours and quoteExpired after
 * 24 hours; using it for any other shipment throws quoteChanged, so nobody is charged a price that was not shown.
 */
export async function honouredQuote(
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  token: string | undefined,
): Promise<Pick<PriceOptions, 'promised'>> {
  if (token === undefined) return {};
  const claims = readQuoteToken(await signingKey(ctx), token);
  if (!claims) throw new ApiError('quoteUnreadable');
  if (claims.until <= ctx.now().getTime()) throw new ApiError('quoteExpired');
  return {
    promised(shipment) {
      const tariff = tariffFor(claims, shipment);
      if (!tariff) throw new ApiError('quoteChanged');
      return tariff;
    },
  };
}
