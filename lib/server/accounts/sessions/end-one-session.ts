import 'server-only';
import { userOf } from '../../context';
import { ApiError } from '../../errors';
import type { Verb } from '../../verb';
import { endSessionById } from './store';

/** Logs the person out on one device; whoever holds its token is told so (1200006). */
export const endOneSession: Verb<'endOneSession'> = async ({ ctx, input: { id } }) => {
  if (!(await endSessionById(ctx.db, userOf(ctx).userId, id, 'elsewhere'))) throw new ApiError('notFound');
  return { ended: 1 };
};
