import { useEffect, useState } from 'react';
import { api } from '@/lib/client/api';
import { CallFailure } from '@/lib/client/call-failure';
import type { OfferedQuote, QuoteRequest } from '@/lib/contract/quotes';

/** Milliseconds after the last key, so that a number being typed is not priced digit by digit. */
const DEBOUNCE = 400;

export interface LiveQuote {
  /** `incomplete`: nothing can be priced yet. */
  status: 'incomplete' | 'loading' | 'ready' | 'failed';
  /** While a new one is on its way, the last one. */
  quote: OfferedQuote | null;
  failure: CallFailure | null;
  retry: () => void;
}

interface Answer {
  asked: string;
  quote: OfferedQuote | null;
  failure: CallFailure | null;
}

/** The service's price of `request`, asked for again whenever it changes; null asks for nothing. */
export function useLiveQuote(request: QuoteRequest | null): LiveQuote {
  const asked = request ? JSON.stringify(request) : '';
  const [answer, setAnswer] = useState<Answer>({ asked: '', quote: null, failure: null });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (asked === '') return;
    const stop = new AbortController();
    const answerWith = (part: Partial<Answer>) => {
      if (!stop.signal.aborted) setAnswer({ asked, quote: null, failure: null, ...part });
    };
    const timer = setTimeout(() => {
      api('quoteCalc', JSON.parse(asked) as QuoteRequest, { quiet: true, signal: stop.signal }).then(
        (quote) => answerWith({ quote }),
        (failure: unknown) =>
          answerWith({ failure: failure instanceof CallFailure ? failure : new CallFailure('network', '') }),
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, tries]);

  function retry() {
    setAnswer({ asked: '', quote: null, failure: null });
    setTries((count) => count + 1);
  }

  if (asked === '') return { status: 'incomplete', quote: null, failure: null, retry };
  if (answer.asked !== asked) return { status: 'loading', quote: answer.quote, failure: null, retry };
  return { status: answer.quote ? 'ready' : 'failed', quote: answer.quote, failure: answer.failure, retry };
}
