import 'server-only';
import type { OfferedQuote, QuoteRequest } from '@/lib/contract/quotes';
import type { Context } from '../context';
import type { Verb } from '../verb';
import { presentQuote } from './present';
import { priceShipment } from './price-quote';
import { promiseFor, readPromise, signPromise, VALID_FOR, type Promised } from './quote-token';
import { signingKey } from './signing-key';

/** The tariff that an earlier quote promised, until it expires; an unreadable token does not prevent a quote. */
function earlier(key: Buffer, token: string | undefined, now: number): Promised | null {
  const known = token === undefined ? null : readPromise(key, token);
  return known && known.until > now ? known : null;
}

async function offer(ctx: Context, request: QuoteRequest): Promise<OfferedQuote> {
  const key = await signingKey(ctx);
  const now = ctx.now().getTime();
  const promise = earlier(key, request.quoteToken, now);
  let kept = false;
  const priced = await priceShipment(ctx.db, request, {
    promised(shipment) {
      const tariff = promise && promiseFor(promise, shipment);
      kept = tariff !== null;
      return tariff;
    },
  });
  const until = kept && promise ? promise.until : now + VALID_FOR;
  return {
    ...presentQuote(priced.quote, ctx.language),
    token: signPromise(key, { ...priced, until }),
    validUntil: new Date(until).toISOString(),
  };
}

/** Both kinds, international and domestic (§7 quoteCalc). */
export const calculateQuote: Verb<'quoteCalc'> = ({ ctx, input }) => offer(ctx, input);

export const calculateInternationalQuote: Verb<'getInternationalQuote'> = ({ ctx, input }) =>
  offer(ctx, { ...input, kind: 'international' });
