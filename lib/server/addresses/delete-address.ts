import 'server-only';
import { userOf } from '../context';
import { ApiError } from '../errors';
import type { Verb } from '../verb';
import { removeAddress } from './store';

export const deleteAddress: Verb<'deleteAddress'> = async ({ ctx, input: { id } }) => {
  if (!(await removeAddress(ctx.db, userOf(ctx).userId, id))) throw new ApiError('notFound');
  return { id };
};
