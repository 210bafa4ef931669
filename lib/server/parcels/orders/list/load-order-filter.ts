import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { Context } from '../../../platform/context';
import type { OrderPageFilter } from './order-page-store';
import { orderReader } from './order-reader';
import { searchWords } from './order-search';
import { periodStart } from './period-start';
import { loadIdsOfGroup } from './query-order-desk';

type FilterInput = Pick<
  ParsedRequestOf<'queryOrderPage'>,
  'period' | 'state' | 'search' | 'group' | 'country' | 'expectedBy'
>;

/** Returns the filter of a list of the caller's orders. */
export async function loadOrderFilter(
  ctx: Context,
  input: FilterInput,
): Promise<Omit<OrderPageFilter, 'after' | 'size'>> {
  const { period, state, search, group, country, expectedBy } = input;
  return {
    ...orderReader(ctx),
    since: periodStart(period, ctx.now()).toISOString(),
    state,
    words: searchWords(search),
    ids: group && (await loadIdsOfGroup(ctx, group)),
    country,
    expectedBy,
  };
}
