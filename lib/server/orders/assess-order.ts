import 'server-only';
import type { OrderInput } from '@/lib/contract/orders';
import { localDay } from '@/lib/market/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { orderIssues } from '@/lib/orders/order-issues';
import type { Context } from '../context';
import { ApiError } from '../platform/errors';
import { printedPhone } from '../dictionaries/phone-number';
import { findPhonePatterns } from '../places/geography/places-store';
import { promisedWindows } from '../pricing/expected-delivery';
import { honouredQuote } from '../quotes/honoured-quote';
import { priceOrder } from '../pricing/price-order';
import { loadPlaces, type Places } from '@/lib/server/parcels/orders/load-places';
import type { PricedOrder } from '@/lib/server/parcels/orders/order-row';

/** Throws `invalid` with every mistake found, or answers the order's places. */
async function checkOrder(ctx: Context, order: OrderInput): Promise<Places> {
  const [places, sources] = await Promise.all([
    loadPlaces(ctx.db, order),
    findPhonePatterns(ctx.db, [order.sender.countryCode, order.receiver.countryCode]),
  ]);
  const phonePatterns = new Map([...sources].map(([country, source]) => [country, new RegExp(source)]));
  const today = localDay(ctx.now(), MARKETS[order.sender.countryCode].timeZone);
  const fields = orderIssues(order, { places, phonePatterns, today });
  if (fields.length) throw new ApiError('invalid', { fields });
  return places;
}

/** Numbers are stored as they are dialled from everywhere. */
function withPrintedPhones(order: OrderInput): OrderInput {
  const { sender, receiver } = order;
  return {
    ...order,
    sender: { ...sender, phone: printedPhone(sender.phone, sender.countryCode) },
    receiver: { ...receiver, phone: printedPhone(receiver.phone, receiver.countryCode) },
  };
}

/** Field errors named from the order, named from the request that carries it. */
function named(failure: unknown, within: string): unknown {
  if (!(failure instanceof ApiError) || !failure.details.fields) return failure;
  const fields = failure.details.fields.map((problem) => ({ ...problem, field: within + problem.field }));
  return new ApiError(failure.error, { ...failure.details, fields });
}

/** An order that breaks no rule, with its price. Throws `invalid` with every mistake, or `noRate`. `within`: where it stands in the request. */
export async function assessOrder(
  ctx: Context,
  { quoteToken, ...order }: OrderInput,
  within = '',
): Promise<PricedOrder> {
  try {
    const places = await checkOrder(ctx, order);
    const priced = await priceOrder(ctx.db, order, await honouredQuote(ctx, quoteToken));
    const { kept: expected } = await promisedWindows(ctx, priced.quote, order.pickup?.date);
    return { order: withPrintedPhones(order), places, ...priced, expected };
  } catch (failure) {
    throw named(failure, within);
  }
}
