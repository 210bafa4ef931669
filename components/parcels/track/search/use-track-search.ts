import { useEffect, useRef, useState } from 'react';
import { asFailure } from '@/lib/http/call-failure';
import { api } from '@/lib/client/api/api';
import type { Prefix } from '@/lib/market/prefix';
import type { ListedNumber } from '@/lib/parcel/parse-waybill-list';
import { paths } from '@/lib/routing/paths';
import { useRefresh } from '../results/use-refresh';
import {
  NOTHING_FOUND,
  validNumbers,
  outcomeOf,
  readSearch,
  type SearchRefusal,
  type SearchView,
} from './track-search';

export interface FirstSearch {
  view: SearchView;
  refusal: SearchRefusal | null;
}

/** Searches numbers and loads the result view. Rejects if either fails: the search stays and can be tried again. */
async function searchNumbers(numbers: readonly ListedNumber[], signal: AbortSignal) {
  const waybillNos = validNumbers(numbers);
  const [result] = await Promise.all([
    waybillNos.length === 0 ? NOTHING_FOUND : api('queryTrack', { waybillNos }, { quiet: true, signal }),
    import('../results/track-results.island'),
  ]);
  return result;
}

/** Returns the current results. */
async function findResults(numbers: ListedNumber[], signal: AbortSignal) {
  const outcome = outcomeOf(numbers, await searchNumbers(numbers, signal));
  return { kind: 'found', numbers, outcome, at: new Date().toISOString() } as const;
}

/**
 * Searches without leaving the page, starting from the server's results. The address is updated, so that reload, Back
 * and shared links show the same. A newer search stops the previous one.
 */
export function useTrackSearch(prefix: Prefix, first: FirstSearch) {
  const [view, setView] = useState<SearchView>(first.view);
  const [refusal, setRefusal] = useState<SearchRefusal | null>(first.refusal);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function run(numbers: ListedNumber[]): Promise<void> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setView({ kind: 'loading', numbers });
    try {
      const outcome = await findResults(numbers, control.signal);
      if (!control.signal.aborted) setView(outcome);
    } catch (error) {
      if (!control.signal.aborted) setView({ kind: 'failed', numbers, reference: asFailure(error).reference });
    }
  }

  /** Searches again. The shown results stay until there are newer ones, also after a failure. */
  async function refresh(numbers: ListedNumber[]): Promise<void> {
    const control = new AbortController();
    running.current = control;
    const outcome = await findResults(numbers, control.signal).catch(() => null);
    if (!outcome || control.signal.aborted) return;
    setView((viewBefore) => (viewBefore.kind === 'found' ? { ...outcome, before: viewBefore.outcome } : outcome));
  }

  const moving = view.kind === 'found' && view.outcome.inTransit.length > 0 ? view : null;
  useRefresh(moving?.at ?? null, () => moving && void refresh(moving.numbers));

  /** Returns false if the list was rejected. The previous results stay. */
  function search(text: string): boolean {
    const parsedText = readSearch(text);
    setRefusal(parsedText.ok ? null : parsedText.refusal);
    if (!parsedText.ok) return false;
    const numbers = parsedText.numbers.map(({ status, raw, waybill }) => (status === 'ok' ? waybill : raw));
    history.replaceState(null, '', paths.track(prefix, numbers));
    void run(parsedText.numbers);
    return true;
  }

  function retry(): void {
    if (view.kind === 'failed') void run(view.numbers);
  }

  return { view, refusal, search, retry };
}
