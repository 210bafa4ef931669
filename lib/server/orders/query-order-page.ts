import 'server-only';
import { fieldError } from '../platform/errors';
import type { Verb } from '../platform/verb';
import { findCities } from '../places/geography/places-store';
import { placeName } from '../places/geography/place-name';
import { orderReader } from './order-reader';
import { findOrderPage } from './order-page-store';
import { searchWords } from './order-search';
import { decodeCursor, encodeCursor } from '../platform/page-cursor';
import { parcelsByOrder } from '@/lib/server/parcels/orders/parcel-store';
import { periodStart } from '@/lib/server/parcels/orders/period-start';
import { presentSummary } from './present';

/** Answers both calls of §7 that list a sender's parcels. */
export const queryOrderPage: Verb<'queryOrderPage'> = async ({ ctx, input }) => {
  const after = input.cursor === null ? null : decodeCursor(input.cursor);
  if (input.cursor !== null && !after) throw fieldError('cursor', 'invalid');
  const { rows, stoppedAt } = await findOrderPage(ctx.db, {
    ...orderReader(ctx),
    since: periodStart(input.period, ctx.now()).toISOString(),
    state: input.state,
    words: searchWords(input.search),
    after,
    size: input.size + 1,
  });
  const page = rows.slice(0, input.size);
  const [parcels, cities] = await Promise.all([
    parcelsByOrder(
      ctx.db,
      page.map(({ id }) => id),
    ),
    findCities(ctx.db, [...new Set(page.map(({ receiver_city }) => receiver_city))]),
  ]);
  const last = page.at(-1);
  const next = rows.length > input.size && last ? { createdAt: last.created_at, id: last.id } : stoppedAt;
  return {
    items: page.map((row) =>
      presentSummary(row, parcels.get(row.id) ?? [], placeName(cities.get(row.receiver_city), ctx.language)),
    ),
    nextCursor: next && encodeCursor(next),
  };
};
