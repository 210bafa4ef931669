import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { paths } from '@/lib/routing/paths';
import { useOrdersData } from './orders-data.island';
import { filterQuery, readFilter, readPages, type ParcelFilter } from './parcel-filter';

export interface ParcelAddress {
  filter: ParcelFilter;
  pages: number;
  hrefOf: (filter: ParcelFilter) => string;
  /** Another filter: a step that the Back button takes back, unless it replaces the one before. Nothing is loaded but parcels. */
  go: (filter: ParcelFilter, how?: 'push' | 'replace') => void;
  /** Writes down how many pages are open, without a step in history. */
  keepPages: (pages: number) => void;
}

/** The filter of my parcels lives in the address, so that Back, reload and a bookmark keep it. */
export function useParcelAddress(): ParcelAddress {
  const { prefix } = useOrdersData();
  const query = useSearchParams();
  const filter = useMemo(() => readFilter(query), [query]);
  const hrefOf = useCallback((wanted: ParcelFilter) => paths.myOrder(prefix, filterQuery(wanted)), [prefix]);
  return {
    filter,
    pages: readPages(query),
    hrefOf,
    go: useCallback((wanted, how = 'push') => history[`${how}State`](null, '', hrefOf(wanted)), [hrefOf]),
    keepPages: (pages) => history.replaceState(null, '', paths.myOrder(prefix, filterQuery(filter, pages))),
  };
}
