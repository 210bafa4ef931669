import 'server-only';
import type { Verb } from '../verb';
import { placeOrder } from './place-order';

export const addOrder: Verb<'addOrder'> = ({ ctx, input }) => placeOrder(ctx, input);
