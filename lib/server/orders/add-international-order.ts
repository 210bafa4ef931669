import 'server-only';
import type { Verb } from '../verb';
import { placeOrder } from './place-order';

export const addInternationalOrder: Verb<'addInternationalOrder'> = ({ ctx, input }) =>
  placeOrder(ctx, { ...input, kind: 'international' });
