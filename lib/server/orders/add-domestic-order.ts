import 'server-only';
import type { Verb } from '../verb';
import { placeOrder } from './place-order';

export const addDomesticOrder: Verb<'addDomesticOrder'> = ({ ctx, input }) =>
  placeOrder(ctx, { ...input, kind: 'domestic' });
