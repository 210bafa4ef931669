import { useState } from 'react';
import { api } from '@/lib/client/api/api';
import type { CallFailure } from '@/lib/http/call-failure';
import { useRead } from '@/lib/client/api/use-read';
import type { ParcelFilter } from './parcel-filter';
import { NO_PAGES, withPage, type ParcelListPage, type ParcelPages } from './parcel-pages';

const PAGE_SIZE = 20;

function loadPage(filter: ParcelFilter, cursor: string | null, signal?: AbortSignal): Promise<ParcelListPage> {
  return api('queryOrderPage', { ...filter, cursor, size: PAGE_SIZE }, { quiet: true, ...(signal && { signal }) });
}

/** Loads the first `count` pages in sequence, each with the cursor of the previous one. */
async function loadPages(filter: ParcelFilter, count: number, signal: AbortSignal): Promise<ParcelPages> {
  let pages = withPage(NO_PAGES, await loadPage(filter, null, signal));
  while (pages.count < count && pages.nextCursor) {
    pages = withPage(pages, await loadPage(filter, pages.nextCursor, signal));
  }
  return pages;
}

export interface LoadedPages {
  /** Null while the pages load, or after a failure. */
  pages: ParcelPages | null;
  /** The notice stays visible while another filter loads. */
  attention: ParcelPages['attention'];
  failure: CallFailure | null;
  retry: () => void;
  /** Requests the list again. The current one stays until the response. */
  refresh: () => void;
  showMore: () => Promise<void>;
  more: 'idle' | 'loading' | 'failed';
}

/** Loads the visitor's parcels under a filter. `firstPages`: number of pages to open at once. */
export function useParcelPages(filter: ParcelFilter, firstPages: number): LoadedPages {
  const filterKey = JSON.stringify(filter);
  const pagesRead = useRead(filterKey, (_, signal) => loadPages(filter, firstPages, signal));
  const [more, setMore] = useState<{ filterKey: string; status: LoadedPages['more'] }>({
    filterKey: '',
    status: 'idle',
  });
  const pages = pagesRead.status === 'ready' ? pagesRead.data : null;
  const last = pagesRead.status === 'loading' ? pagesRead.last : pages;
  const moreNow = more.filterKey === filterKey ? more.status : 'idle';

  async function showMore(): Promise<void> {
    if (!pages?.nextCursor || moreNow === 'loading') return;
    setMore({ filterKey, status: 'loading' });
    try {
      const page = await loadPage(filter, pages.nextCursor);
      // The page is dropped if the filter has changed meanwhile.
      pagesRead.change((before) => withPage(before, page));
      setMore({ filterKey, status: 'idle' });
    } catch {
      setMore({ filterKey, status: 'failed' });
    }
  }

  return {
    pages,
    attention: last?.attention ?? [],
    failure: pagesRead.status === 'failed' ? pagesRead.failure : null,
    retry: pagesRead.retry,
    refresh: pagesRead.refresh,
    showMore,
    more: moreNow,
  };
}
