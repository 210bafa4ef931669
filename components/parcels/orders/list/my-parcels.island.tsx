'use client';

import { useTranslations } from 'next-intl';
import { useLoggedInUser } from '@/components/frame/header/use-logged-in-user';
import { api } from '@/lib/client/api/api';
import { useRead } from '@/lib/client/api/use-read';
import { Skeleton } from '@/components/ui/status/skeleton';
import { ParcelAttentionNotice } from './parcel-attention-notice';
import { DEFAULT_FILTER } from './parcel-filter';
import { offersFilters } from './parcel-pages';
import { ParcelFilters } from './parcel-filters.island';
import styles from './my-parcels.module.css';
import { ParcelResults } from './parcel-results.island';
import { useParcelAddress } from './use-parcel-address';
import { useParcelPages } from './use-parcel-pages';

const LOADING_ROWS = 8;

/** Shows the list of the logged-in person. An anonymous visitor is being redirected to the login page. */
export function MyParcels() {
  const t = useTranslations('orders.list');
  const user = useLoggedInUser();
  if (!user) return <Skeleton label={t('loading')} shape="row" lines={LOADING_ROWS} />;
  return <ParcelList key={user.userId} />;
}

function ParcelList() {
  const t = useTranslations('orders.list');
  const address = useParcelAddress();
  const list = useParcelPages(address.filter, address.pages);
  const desk = useRead('desk', (_, signal) => api('queryOrderDesk', {}, { quiet: true, signal }));
  // The list also works without the counts.
  const deskCounts = desk.status === 'ready' ? desk.data : undefined;
  // The list is shown together with its counts. If they came later, the rows would move, and Back would not find the
  // scroll position.
  if (desk.status !== 'ready' && desk.status !== 'failed')
    return <Skeleton label={t('loading')} shape="row" lines={LOADING_ROWS} />;
  return (
    <div className={styles.list}>
      <ParcelAttentionNotice
        attention={list.attention}
        desk={deskCounts}
        hrefOf={(filter) => address.hrefOf({ ...DEFAULT_FILTER, ...filter })}
      />
      {offersFilters(address.filter, list.pages) && <ParcelFilters {...address} desk={deskCounts} />}
      <ParcelResults key={JSON.stringify(address.filter)} address={address} list={list} onCancelled={desk.refresh} />
    </div>
  );
}
