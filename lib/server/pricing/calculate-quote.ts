import 'server-only';
import type { OfferedQuote, QuoteRequest } from '@/lib/contract/quotes/quotes';
import { localDay, type CalendarDate } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import { pickupDayFault } from '@/lib/orders/pickup-days';
import type { Context } from '../platform/context';
import type { Verb } from '../platform/verb';
import { loadNoticesOfLane } from '../places/lane-notices/query-lane-notices';
import { isRemoteArea } from '../places/geography/place-store';
import { loadExpectedDelivery, loadPromisedWindows } from './load-expected-delivery';
import { presentImportCharges } from './customs/present-import-charges';
import { refuseUnreleasedGoods } from './customs/refuse-unreleased';
import { findImportRule } from './customs/rule-store';
import { presentQuote } from './present-quote';
import { presentDelivery } from './present-delivery';
import { priceShipment, type PricedShipment } from './price-quote';
import type { PricedQuote } from './priced-quote';
import { convertTotal, loadUncoveredValues } from './quote-notes';
import { tariffFor, readQuoteToken, signQuoteToken, QUOTE_LIFE_MS, type QuotePayload } from './quote-token';
import { loadAcceptedKeys, loadSigningKey } from './load-signing-key';

/**
 * Returns the payload of an earlier quote. Returns null without a token, for an unreadable token, and after the quote
 * has expired.
 */
function readEarlierQuote(keys: readonly Buffer[], token: string | undefined, now: number): QuotePayload | null {
  const storedQuote = token === undefined ? null : readQuoteToken(keys, token);
  return storedQuote && storedQuote.until > now ? storedQuote : null;
}

/** Returns the day of a pickup if it can be booked. */
function bookedDay(ctx: Context, { kind, destinationCountry }: PricedQuote, pickupOn: CalendarDate | undefined) {
  const today = localDay(ctx.now(), MARKETS[kind === 'international' ? 'CN' : destinationCountry].timeZone);
  return pickupOn !== undefined && pickupDayFault(pickupOn, today) === null ? pickupOn : undefined;
}

/** Returns the delivery window that a parcel placed now would have. */
async function loadDelivery(ctx: Context, quote: PricedQuote, from: CalendarDate | undefined) {
  const { storedWindows, calendars } = await loadPromisedWindows(ctx, quote, from);
  const destination = quote.destinationCountry;
  return presentDelivery({ storedWindows, state: 'WAITING', since: null, destination, calendars }, ctx.now(), ctx);
}

/** Returns the customs charges by the destination's rule of today. */
async function loadImportCharges(ctx: Context, request: QuoteRequest, { quote, tariff }: PricedShipment) {
  const { destinationCountry } = quote;
  const today = localDay(ctx.now(), MARKETS[destinationCountry].timeZone);
  const rule = await findImportRule(ctx.db, destinationCountry, today);
  const goods = withOwnAmounts(request).map(({ goodsValue }) => goodsValue);
  return presentImportCharges(quote, { rule, goods, cnyPerUnit: tariff.cnyPerUnit, today }, ctx.language);
}

async function offer(ctx: Context, request: QuoteRequest): Promise<OfferedQuote> {
  if (request.kind === 'international') await refuseUnreleasedGoods(ctx, request);
  const keys = await loadAcceptedKeys(ctx);
  const now = ctx.now().getTime();
  const promise = readEarlierQuote(keys, request.quoteToken, now);
  let isTariffKept = false;
  const priced = await priceShipment(ctx.db, request, {
    remoteArea: await isRemoteArea(ctx.db, request.areaCode ?? ''),
    promised(shipment) {
      const tariff = promise && tariffFor(promise, shipment);
      isTariffKept = tariff !== null;
      return tariff;
    },
  });
  const destination = priced.quote.destinationCountry;
  const from = bookedDay(ctx, priced.quote, request.pickupOn);
  const until = isTariffKept && promise ? promise.until : now + QUOTE_LIFE_MS;
  return {
    ...presentQuote(priced.quote, ctx, await loadImportCharges(ctx, request, priced)),
    expected: await loadExpectedDelivery(ctx, priced.quote, from),
    delivery: await loadDelivery(ctx, priced.quote, from),
    about: await convertTotal(ctx.db, priced.quote.totals, destination),
    notices: await loadNoticesOfLane(ctx, {
      origin: priced.quote.kind === 'international' ? 'CN' : destination,
      destination,
    }),
    uncovered: await loadUncoveredValues(ctx.db, request, priced.tariff),
    token: signQuoteToken(await loadSigningKey(ctx), { ...priced, until }),
    validUntil: new Date(until).toISOString(),
  };
}

/** Quotes international and domestic shipments (§7 quoteCalc). */
export const calculateQuote: Verb<'quoteCalc'> = ({ ctx, input }) => offer(ctx, input);

export const calculateInternationalQuote: Verb<'getInternationalQuote'> = ({ ctx, input }) =>
  offer(ctx, { ...input, kind: 'international' });
