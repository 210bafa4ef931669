import 'server-only';
import type { Verb } from '../verb';
import { ownOrder } from './policy';
import { viewOrder } from './view-order';

export const getOrder: Verb<'getOrder'> = async ({ ctx, input }) =>
  viewOrder(ctx, await ownOrder(ctx, { id: input.id }));
