import 'server-only';
import { userOf } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { findDraft } from './draft-store';

/**
 * Returns the draft of the form without scripts, for the page that shows it. Throws `notFound`, also for a draft of
 * another account.
 */
export const readFormDraft: Verb<'readFormDraft'> = async ({ ctx, input }) => {
  const row = await findDraft(ctx.db, userOf(ctx).userId, input.key);
  if (!row) throw new ApiError('notFound');
  return row.order_id === null ? { orderId: '', data: row.data } : { orderId: row.order_id, data: '' };
};
