import 'server-only';
import type { OfferedQuote, QuoteRequest } from '@/lib/contract/quotes';
import type { Context } from '../context';
import type { Verb } from '../verb';
import { expectedDelivery } from './expected-delivery';
import { presentQuote } from './present';
import { priceShipment } from './price-quote';
import { tariffFor, readQuoteToken, signQuoteToken, QUOTE_LIFE_MS, type QuoteClaims } from './quote-token';
import { signingKey } from './signing-key';

/** The tariff that an earlier quote promised, until it expires; an unreadable token does not prevent a quote. */
function earlier(key: Buffer, token: string | undefined, now: number): QuoteClaims | null {
  const known = token === undefined ? null : readQuoteToken(key, token);
  return known && known.until > now ? known : null;
}

async function offer(ctx: Context, request: QuoteRequest): Promise<OfferedQuote> {
  const key = await signingKey(ctx);
  const now = ctx.now().getTime();
  const promise = earlier(key, request.quoteToken, now);
  let kept = false;
  const priced = await priceShipment(ctx.db, request, {
    promised(shipment) {
      const tariff = promise && tariffFor(promise, shipment);
      kept = tariff !== null;
      return tariff;
    },
  });
  const until = kept && promise ? promise.until : now + QUOTE_LIFE_MS;
  return {
    ...presentQuote(priced.quote, ctx.language),
    expected: await expectedDelivery(ctx, priced.quote),
    token: signQuoteToken(key, { ...priced, until }),
    validUntil: new Date(until).toISOString(),
  };
}

/** Both kinds, international and domestic (§7 quoteCalc). */
export const calculateQuote: Verb<'quoteCalc'> = ({ ctx, input }) => offer(ctx, input);

export const calculateInternationalQuote: Verb<'getInternationalQuote'> = ({ ctx, input }) =>
  offer(ctx, { ...input, kind: 'international' });
