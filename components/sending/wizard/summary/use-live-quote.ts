import { api } from '@/lib/client/api/api';
import type { CallFailure } from '@/lib/http/call-failure';
import { useRead } from '@/lib/client/api/use-read';
import type { OfferedQuote, QuoteRequest } from '@/lib/contract/quotes/quotes';

/** Milliseconds after the last key, so that a number being typed is not priced digit by digit. */
const DEBOUNCE_MS = 400;

export interface LiveQuote {
  /** `incomplete`: nothing can be priced yet. */
  status: 'incomplete' | 'loading' | 'ready' | 'failed';
  /** Last price, while a new one is loading. */
  quote: OfferedQuote | null;
  failure: CallFailure | null;
  retry: () => void;
}

/** Returns the service's price of `request`, requested again after each change; null requests nothing. */
export function useLiveQuote(request: QuoteRequest | null): LiveQuote {
  const quoteRead = useRead(request && JSON.stringify(request), loadQuote, { delay: DEBOUNCE_MS });
  const { retry } = quoteRead;
  if (quoteRead.status === 'idle') return { status: 'incomplete', quote: null, failure: null, retry };
  if (quoteRead.status === 'loading') return { status: 'loading', quote: quoteRead.last ?? null, failure: null, retry };
  if (quoteRead.status === 'failed') return { status: 'failed', quote: null, failure: quoteRead.failure, retry };
  return { status: 'ready', quote: quoteRead.data, failure: null, retry };
}

function loadQuote(requestText: string, signal: AbortSignal): Promise<OfferedQuote> {
  return api('quoteCalc', JSON.parse(requestText) as QuoteRequest, { quiet: true, signal });
}
