import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { paths } from '@/lib/routing/paths';
import { useOrdersData } from '../orders-data.island';
import { filterQuery, readFilter, readPages, type ParcelFilter } from './parcel-filter';

export interface ParcelAddress {
  filter: ParcelFilter;
  pages: number;
  hrefOf: (filter: ParcelFilter) => string;
  /**
   * Sets the filter and adds a history entry for Back, unless it replaces the previous one. Only parcels are loaded.
   */
  go: (filter: ParcelFilter, how?: 'push' | 'replace') => void;
  /** Stores the number of open pages without a history entry. */
  storePages: (pages: number) => void;
}

/** Stores the filter of my parcels in the address, so that Back, reload and a bookmark restore it. */
export function useParcelAddress(): ParcelAddress {
  const { prefix } = useOrdersData();
  const query = useSearchParams();
  const filter = useMemo(() => readFilter(query), [query]);
  const hrefOf = useCallback((nextFilter: ParcelFilter) => paths.myOrder(prefix, filterQuery(nextFilter)), [prefix]);
  return {
    filter,
    pages: readPages(query),
    hrefOf,
    go: useCallback((nextFilter, how = 'push') => history[`${how}State`](null, '', hrefOf(nextFilter)), [hrefOf]),
    storePages: (pages) => history.replaceState(null, '', paths.myOrder(prefix, filterQuery(filter, pages))),
  };
}
