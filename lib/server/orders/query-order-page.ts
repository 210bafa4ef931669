import 'server-only';
import { userOf } from '../context';
import { fieldError } from '../errors';
import type { Verb } from '../verb';
import { decodeCursor, encodeCursor } from './page-cursor';
import { parcelsByOrder } from './parcel-store';
import { periodStart } from './period-start';
import { presentSummary } from './present';
import { findOrderPage } from './store';

/** Answers both calls of §7 that list a sender's parcels. */
export const queryOrderPage: Verb<'queryOrderPage'> = async ({ ctx, input }) => {
  const after = input.cursor === null ? null : decodeCursor(input.cursor);
  if (input.cursor !== null && !after) throw fieldError('cursor', 'invalid');
  const rows = await findOrderPage(ctx.db, {
    userId: userOf(ctx).userId,
    since: periodStart(input.period, ctx.now()).toISOString(),
    state: input.state,
    after,
    size: input.size + 1,
  });
  const page = rows.slice(0, input.size);
  const parcels = await parcelsByOrder(
    ctx.db,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  const more = rows.length > input.size && last !== undefined;
  return {
    items: page.map((row) => presentSummary(row, parcels.get(row.id) ?? [])),
    nextCursor: more ? encodeCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
};
