import type { OfferedQuote } from '@/lib/contract/quotes';
import type { Draft, WaitingOrder } from '@/lib/client/ship/draft';
import { fingerprint } from '@/lib/client/ship/sent-order';

/** The order of keys is that of the form, or of the storage that the draft was read from. */
const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const contentOf = ({ values }: Pick<Draft, 'values'>) => fingerprint(JSON.stringify(values, sorted));

const totalsOf = (quote: Pick<OfferedQuote, 'totals'> | null) => (quote ? fingerprint(quote.totals) : '');

/** An order that was sent without a network: what it said and what it cost then. */
export const waitingOrder = (draft: Draft, quote: Pick<OfferedQuote, 'totals'> | null): WaitingOrder => ({
  content: contentOf(draft),
  totals: totalsOf(quote),
});

/** Why a waiting order is not sent by itself: the person agreed to something else, or must log in. */
export type Question = 'login' | 'price' | 'changed';

/** Null where it is sent as it was meant. `quote` is the price that is shown now. */
export function questionBefore(
  draft: Draft,
  { quote, isLoggedIn }: { quote: Pick<OfferedQuote, 'totals'> | null; isLoggedIn: boolean },
): Question | null {
  const { waits } = draft;
  if (waits?.content !== contentOf(draft)) return 'changed';
  if (!isLoggedIn) return 'login';
  return waits.totals === '' || waits.totals !== totalsOf(quote) ? 'price' : null;
}
