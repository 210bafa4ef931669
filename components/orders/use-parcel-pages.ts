import { useEffect, useRef, useState } from 'react';
import { api } from '@/lib/client/api';
import { CallFailure } from '@/lib/client/call-failure';
import type { OrderSummary } from '@/lib/contract/orders';
import type { ParcelFilter } from './parcel-filter';
import { NO_PAGES, withOrder, withoutOrder, withPage, type Page, type ParcelPages } from './parcel-pages';

const PAGE_SIZE = 20;

function loadPage({ period, state }: ParcelFilter, cursor: string | null, signal?: AbortSignal): Promise<Page> {
  return api('queryOrderPage', { period, state, cursor, size: PAGE_SIZE }, { quiet: true, ...(signal && { signal }) });
}

/** The first `count` pages, one after the other: each is asked for with the cursor of the one before. */
async function loadPages(filter: ParcelFilter, count: number, signal: AbortSignal): Promise<ParcelPages> {
  let pages = withPage(NO_PAGES, await loadPage(filter, null, signal));
  while (pages.count < count && pages.nextCursor) {
    pages = withPage(pages, await loadPage(filter, pages.nextCursor, signal));
  }
  return pages;
}

function asFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure('network', '');
}

/** What was asked for when an answer came, so that an answer is never shown under another filter. */
type Answer = { asked: string } & ({ pages: ParcelPages; failure?: never } | { failure: CallFailure; pages?: never });

export interface ParcelList {
  /** Null while they are loaded, or when that failed. */
  pages: ParcelPages | null;
  failure: CallFailure | null;
  retry: () => void;
  showMore: () => Promise<void>;
  more: 'idle' | 'loading' | 'failed';
  put: (order: OrderSummary) => void;
  remove: (id: string) => void;
}

/** The visitor's parcels under a filter. `firstPages` is how many pages are opened at once. */
export function useParcelPages(filter: ParcelFilter, firstPages: number): ParcelList {
  const { period, state } = filter;
  const asked = `${period} ${state}`;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [more, setMore] = useState<{ asked: string; status: ParcelList['more'] }>({ asked: '', status: 'idle' });
  const [tries, setTries] = useState(0);
  const opened = useRef(firstPages);
  useEffect(() => {
    opened.current = firstPages;
  }, [firstPages]);

  useEffect(() => {
    const stop = new AbortController();
    const settle = (part: { pages: ParcelPages } | { failure: CallFailure }) => {
      if (!stop.signal.aborted) setAnswer({ asked: `${period} ${state}`, ...part } as Answer);
    };
    loadPages({ period, state }, opened.current, stop.signal).then(
      (pages) => settle({ pages }),
      (error: unknown) => settle({ failure: asFailure(error) }),
    );
    return () => stop.abort();
  }, [period, state, tries]);

  const current = answer?.asked === asked ? answer : null;
  const pages = current?.pages ?? null;

  /** A change of the pages shown now; one that comes after the filter was changed is dropped. */
  function change(by: (pages: ParcelPages) => ParcelPages) {
    setAnswer((known) => (known?.asked === asked && known.pages ? { asked, pages: by(known.pages) } : known));
  }

  const moreNow = more.asked === asked ? more.status : 'idle';

  async function showMore(): Promise<void> {
    if (!pages?.nextCursor || moreNow === 'loading') return;
    setMore({ asked, status: 'loading' });
    try {
      const page = await loadPage(filter, pages.nextCursor);
      change((before) => withPage(before, page));
      setMore({ asked, status: 'idle' });
    } catch {
      setMore({ asked, status: 'failed' });
    }
  }

  function retry() {
    setAnswer(null);
    setTries((count) => count + 1);
  }

  return {
    pages,
    failure: current?.failure ?? null,
    retry,
    showMore,
    more: moreNow,
    put: (order) => change((before) => withOrder(before, order, filter)),
    remove: (id) => change((before) => withoutOrder(before, id)),
  };
}
