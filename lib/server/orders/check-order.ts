import 'server-only';
import type { OrderInput } from '@/lib/contract/orders';
import { MARKETS } from '@/lib/market/country';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { loadPlaces, type Places } from './load-places';
import { localDay } from '../geography/local-day';
import { orderIssues } from './order-issues';
import { findPhonePatterns } from '../geography/places-store';

const patterns = new Map<string, RegExp>();

function compiled(source: string): RegExp {
  const known = patterns.get(source);
  if (known) return known;
  const made = new RegExp(source);
  patterns.set(source, made);
  return made;
}

/** Throws `invalid` with every mistake found, or answers the order's places. */
export async function checkOrder(ctx: Context, order: OrderInput): Promise<Places> {
  const [places, sources] = await Promise.all([
    loadPlaces(ctx.db, order),
    findPhonePatterns(ctx.db, [order.sender.countryCode, order.receiver.countryCode]),
  ]);
  const phonePatterns = new Map([...sources].map(([country, source]) => [country, compiled(source)]));
  const today = localDay(ctx.now(), MARKETS[order.sender.countryCode].timeZone);
  const fields = orderIssues(order, { places, phonePatterns, today });
  if (fields.length) throw new ApiError('invalid', { fields });
  return places;
}
