import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { paths } from '@/lib/routing/paths';
import { useOrdersData } from './orders-data.island';
import { filterQuery, readFilter, readPages, type ParcelFilter } from './parcel-filter';

export interface ParcelAddress {
  filter: ParcelFilter;
  pages: number;
  hrefOf: (filter: ParcelFilter) => string;
  /** Another filter: a step that the Back button takes back. Nothing is loaded but parcels. */
  go: (filter: ParcelFilter) => void;
  /** Writes down how many pages are open, without a step in history. */
  keepPages: (pages: number) => void;
}

/** The filter of my parcels lives in the address, so that Back, reload and a bookmark keep it. */
export function useParcelAddress(): ParcelAddress {
  const { prefix } = useOrdersData();
  const query = useSearchParams();
  const filter = readFilter(query);
  const hrefOf = useCallback((wanted: ParcelFilter) => paths.myOrder(prefix, filterQuery(wanted)), [prefix]);
  return {
    filter,
    pages: readPages(query),
    hrefOf,
    go: (wanted) => history.pushState(null, '', hrefOf(wanted)),
    keepPages: (pages) => history.replaceState(null, '', paths.myOrder(prefix, filterQuery(filter, pages))),
  };
}
