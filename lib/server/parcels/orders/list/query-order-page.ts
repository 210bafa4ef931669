import 'server-only';
import { userOf } from '../../../platform/context';
import { fieldError } from '../../../platform/errors';
import type { Verb } from '../../../platform/verb';
import { listCitiesByCode } from '../../../places/geography/places-by-code-store';
import { storedPlaceName } from '../../../places/geography/stored-place-name';
import { countAttention } from './attention-store';
import { findOrderPage } from './order-page-store';
import { loadOrderFilter } from './load-order-filter';
import { decodeCursor, encodeCursor } from '../../../platform/page-cursor';
import { listDetailsByOrder } from '../../receiver/details/details-store';
import { listParcelsByOrder } from '../parcel-store';
import { periodStart } from './period-start';
import { presentOrderSummary } from '../present/present-order';

/** Returns a page of the sender's orders, for both calls of §7 that list them. */
export const queryOrderPage: Verb<'queryOrderPage'> = async ({ ctx, input }) => {
  const after = input.cursor === null ? null : decodeCursor(input.cursor);
  if (input.cursor !== null && !after) throw fieldError('cursor', 'invalid');
  const { userId, key } = userOf(ctx);
  const { rows, stoppedAt } = await findOrderPage(ctx.db, {
    ...(await loadOrderFilter(ctx, input)),
    after,
    size: input.size + 1,
  });
  const page = rows.slice(0, input.size);
  const ids = page.map(({ id }) => id);
  const [parcels, details, cities, attention] = await Promise.all([
    listParcelsByOrder(ctx.db, ids),
    listDetailsByOrder(ctx.db, ids),
    listCitiesByCode(ctx.db, [...new Set(page.map(({ receiver_city }) => receiver_city))]),
    after || key ? undefined : countAttention(ctx.db, userId, periodStart('QUARTER', ctx.now()).toISOString()),
  ]);
  const last = page.at(-1);
  const next = rows.length > input.size && last ? { createdAt: last.created_at, id: last.id } : stoppedAt;
  return {
    items: page.map((row) =>
      presentOrderSummary(
        row,
        parcels.get(row.id) ?? [],
        storedPlaceName(cities.get(row.receiver_city), ctx.language),
        details.get(row.id),
      ),
    ),
    nextCursor: next && encodeCursor(next),
    ...(attention && { attention }),
  };
};
