import 'server-only';
import type { OfferedQuote, QuoteRequest } from '@/lib/contract/quotes';
import { localDay, type CalendarDate } from '@/lib/market/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { pickupDayFault } from '@/lib/orders/pickup-days';
import type { Context } from '../context';
import type { Verb } from '../platform/verb';
import { isRemoteArea } from '../places/geography/store';
import { expectedDelivery, promisedWindows } from '@/lib/server/pricing/expected-delivery';
import { presentQuote } from '@/lib/server/pricing/present';
import { presentDelivery } from '@/lib/server/pricing/present-delivery';
import { priceShipment } from '@/lib/server/pricing/price-quote';
import type { PricedQuote } from '@/lib/server/pricing/priced-quote';
import { aboutTotal, uncoveredValues } from '@/lib/server/pricing/quote-notes';
import { tariffFor, readQuoteToken, signQuoteToken, QUOTE_LIFE_MS, type QuoteClaims } from '@/lib/server/pricing/quote-token';
import { signingKey } from './signing-key';

/** The tariff that an earlier quote promised, until it expires; an unreadable token does not prevent a quote. */
function earlier(key: Buffer, token: string | undefined, now: number): QuoteClaims | null {
  const known = token === undefined ? null : readQuoteToken(key, token);
  return known && known.until > now ? known : null;
}

/** The day of a pickup that can be booked. */
function bookedDay(ctx: Context, { kind, destinationCountry }: PricedQuote, pickupOn: CalendarDate | undefined) {
  const today = localDay(ctx.now(), MARKETS[kind === 'international' ? 'CN' : destinationCountry].timeZone);
  return pickupOn !== undefined && pickupDayFault(pickupOn, today) === null ? pickupOn : undefined;
}

/** As a parcel that was placed now would show it. */
async function quotedDelivery(ctx: Context, quote: PricedQuote, from: CalendarDate | undefined) {
  const { kept, calendars } = await promisedWindows(ctx, quote, from);
  const destination = quote.destinationCountry;
  return presentDelivery({ kept, state: 'WAITING', since: null, destination, calendars }, ctx.now(), ctx);
}

async function offer(ctx: Context, request: QuoteRequest): Promise<OfferedQuote> {
  const key = await signingKey(ctx);
  const now = ctx.now().getTime();
  const promise = earlier(key, request.quoteToken, now);
  let kept = false;
  const priced = await priceShipment(ctx.db, request, {
    remoteArea: await isRemoteArea(ctx.db, request.areaCode ?? ''),
    promised(shipment) {
      const tariff = promise && tariffFor(promise, shipment);
      kept = tariff !== null;
      return tariff;
    },
  });
  const from = bookedDay(ctx, priced.quote, request.pickupOn);
  const until = kept && promise ? promise.until : now + QUOTE_LIFE_MS;
  return {
    ...presentQuote(priced.quote, ctx.language),
    expected: await expectedDelivery(ctx, priced.quote, from),
    delivery: await quotedDelivery(ctx, priced.quote, from),
    about: await aboutTotal(ctx.db, priced.quote.totals, priced.quote.destinationCountry),
    uncovered: await uncoveredValues(ctx.db, request, priced.tariff),
    token: signQuoteToken(key, { ...priced, until }),
    validUntil: new Date(until).toISOString(),
  };
}

/** Both kinds, international and domestic (§7 quoteCalc). */
export const calculateQuote: Verb<'quoteCalc'> = ({ ctx, input }) => offer(ctx, input);

export const calculateInternationalQuote: Verb<'getInternationalQuote'> = ({ ctx, input }) =>
  offer(ctx, { ...input, kind: 'international' });
