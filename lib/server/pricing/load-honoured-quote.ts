import 'server-only';
import type { Context } from '../platform/context';
import { ApiError } from '../platform/errors';
import type { PriceOptions } from './price-quote';
import { tariffFor, readQuoteToken } from './quote-token';
import { loadAcceptedKeys } from './load-signing-key';

/**
 * Returns the option that prices an order by the tariff of a quote's token. Returns no option without a token. Throws
 * quoteUnreadable for an invalid token and quoteExpired after 24 hours. If the shipment differs, `promised` throws
 * quoteChanged. So no sender pays a price that was not shown.
 */
export async function loadHonouredQuote(
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  token: string | undefined,
): Promise<Pick<PriceOptions, 'promised'>> {
  if (token === undefined) return {};
  const quotePayload = readQuoteToken(await loadAcceptedKeys(ctx), token);
  if (!quotePayload) throw new ApiError('quoteUnreadable');
  if (quotePayload.until <= ctx.now().getTime()) throw new ApiError('quoteExpired');
  return {
    promised(shipment) {
      const tariff = tariffFor(quotePayload, shipment);
      if (!tariff) throw new ApiError('quoteChanged');
      return tariff;
    },
  };
}
