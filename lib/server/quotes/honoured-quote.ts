import 'server-only';
import type { Context } from '../context';
import { ApiError } from '../errors';
import type { PriceOptions } from './price-quote';
import { promiseFor, readPromise } from './quote-token';
import { signingKey } from './signing-key';

/**
 * The tariff that the quote of this token promised an order. Throws quoteUnreadable for a token that is not ours, quoteExpired after
 * its day, and on use quoteChanged for any other shipment: nobody is charged a price that was not shown.
 */
export async function honouredQuote(
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  token: string | undefined,
): Promise<Pick<PriceOptions, 'promised'>> {
  if (token === undefined) return {};
  const promise = readPromise(await signingKey(ctx), token);
  if (!promise) throw new ApiError('quoteUnreadable');
  if (promise.until <= ctx.now().getTime()) throw new ApiError('quoteExpired');
  return {
    promised(shipment) {
      const tariff = promiseFor(promise, shipment);
      if (!tariff) throw new ApiError('quoteChanged');
      return tariff;
    },
  };
}
