'use client';

import { useTranslations } from 'next-intl';
import { useSignedIn } from '@/components/frame/use-signed-in';
import { Skeleton } from '@/components/ui/skeleton';
import { DEFAULT_FILTER } from './parcel-filter';
import { isEmpty } from '@/components/orders/parcel-pages';
import { ParcelFilters } from './parcel-filters.island';
import styles from './my-parcels.module.css';
import { ParcelResults } from './parcel-results.island';
import { useParcelAddress } from './use-parcel-address';
import { useParcelPages } from './use-parcel-pages';

/** The list of the person who is signed in; an anonymous visitor is on the way to the login page. */
export function MyParcels() {
  const t = useTranslations('orders.list');
  const user = useSignedIn();
  if (!user) return <Skeleton label={t('loading')} shape="card" lines={3} />;
  return <ParcelList key={user.userId} />;
}

function ParcelList() {
  const address = useParcelAddress();
  const list = useParcelPages(address.filter, address.pages);
  const { search, state, period } = address.filter;
  const asksForAll = !search && !state && period === DEFAULT_FILTER.period;
  // Whoever has no parcels has nothing to look through.
  const hasNone = asksForAll && list.pages && isEmpty(list.pages);
  return (
    <div className={styles.list}>
      {!hasNone && <ParcelFilters {...address} />}
      <ParcelResults address={address} list={list} />
    </div>
  );
}
