import 'server-only';
import type { OrderInput, OrderView } from '@/lib/contract/orders';
import type { Context } from '../context';
import type { PricedQuote } from '../quotes/priced-quote';
import { loadPlaces } from './load-places';
import { presentOrder } from './present';
import { movesOf, type OrderRow } from './store';

/** An order as its sender sees it. */
export async function viewOrder(ctx: Context, row: OrderRow): Promise<OrderView> {
  const order = JSON.parse(row.input) as OrderInput;
  const [places, moves] = await Promise.all([loadPlaces(ctx.db, order), movesOf(ctx.db, row.id)]);
  const quote = JSON.parse(row.quote) as PricedQuote;
  return presentOrder({ row, order, places, quote, moves }, ctx.language);
}
