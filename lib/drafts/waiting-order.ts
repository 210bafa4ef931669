import type { OfferedQuote } from '@/lib/contract/quotes/quotes';
import type { Draft, UnconfirmedOrder } from './draft';
import { fingerprint } from './sent-order';

/** Sorts the keys of objects, which may be in the order of the form or of the storage. */
const sortKeys = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const contentOf = ({ values }: Pick<Draft, 'values'>) => fingerprint(JSON.stringify(values, sortKeys));

const totalsOf = (quote: Pick<OfferedQuote, 'totals'> | null) => (quote ? fingerprint(quote.totals) : '');

/** Returns the fingerprints of content and price of an order that was sent without a network. */
export const waitingOrder = (draft: Draft, quote: Pick<OfferedQuote, 'totals'> | null): UnconfirmedOrder => ({
  content: contentOf(draft),
  totals: totalsOf(quote),
});

/** Reason why a waiting order is not sent automatically: the person agreed to something else, or must log in. */
export type WaitingQuestion = 'login' | 'price' | 'changed';

/** Returns the question to show before sending, or null to send. `quote` is the price shown now. */
export function questionBefore(
  draft: Draft,
  { quote, isLoggedIn }: { quote: Pick<OfferedQuote, 'totals'> | null; isLoggedIn: boolean },
): WaitingQuestion | null {
  const { waits } = draft;
  if (waits?.content !== contentOf(draft)) return 'changed';
  if (!isLoggedIn) return 'login';
  return waits.totals === '' || waits.totals !== totalsOf(quote) ? 'price' : null;
}
