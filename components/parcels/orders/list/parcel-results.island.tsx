'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { Skeleton } from '@/components/ui/status/skeleton';
import { useScrollRestoration } from '@/lib/client/use-scroll-restoration';
import { DownloadOrders } from './download-orders.island';
import { LoadFailed } from '../load-failed';
import { NoParcels } from './no-parcels';
import { ParcelColumnHeads, OrderListRow, parcelLinkId } from './order-list-row';
import { MAX_PAGES } from './parcel-filter';
import { hasNoParcels, type ParcelPages } from './parcel-pages';
import styles from './parcel-results.module.css';
import { SelectedOrders } from './selected-orders.island';
import type { ParcelAddress } from './use-parcel-address';
import type { LoadedPages } from './use-parcel-pages';

interface ParcelResultsProps {
  address: ParcelAddress;
  list: LoadedPages;
  onCancelled: () => void;
}

/** Shows the parcels, or the reason why there are none. */
export function ParcelResults(props: ParcelResultsProps) {
  const { pages } = props.list;
  return <LoadedResults {...props} onMore={useFocusOnMore(pages)} />;
}

type ResultsProps = ParcelResultsProps & { onMore: () => void };

function LoadedResults({ address, list, onMore, onCancelled }: ResultsProps) {
  const t = useTranslations('orders.list');
  const { pages, failure, retry } = list;
  if (failure) return <LoadFailed title={t('failed')} failure={failure} retry={retry} />;
  if (!pages) return <Skeleton label={t('loading')} shape="card" lines={3} />;
  if (hasNoParcels(pages)) return <NoParcels {...address} />;
  return <OrderRows address={address} list={list} onMore={onMore} onCancelled={onCancelled} pages={pages} />;
}

function OrderRows({ address, list, onMore, onCancelled, pages }: ResultsProps & { pages: ParcelPages }) {
  const t = useTranslations('orders.list');
  const { items, nextCursor } = pages;
  useOpenedPages(address, pages.count);
  useScrollRestoration();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const selected = items.filter(({ id }) => selectedIds.has(id));

  function select(id: string, isChosen: boolean) {
    setSelectedIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  }

  function clear() {
    setSelectedIds(new Set());
  }

  function handleCancelled(isAll: boolean) {
    if (isAll) clear();
    list.refresh();
    onCancelled();
  }

  function showMore() {
    onMore();
    void list.showMore();
  }

  return (
    <div className={styles.results}>
      <p role="status" className={styles.summary}>
        {summaryOf(pages, t)}
      </p>
      <ParcelColumnHeads />
      <ul role="list" aria-label={t('label')} className={styles.rows}>
        {items.map((order) => (
          <OrderListRow
            key={order.id}
            order={order}
            selected={selectedIds.has(order.id)}
            onSelect={(isChosen) => select(order.id, isChosen)}
          />
        ))}
      </ul>
      {list.more === 'failed' && (
        <Notice tone="bad" live="assertive">
          {t('moreFailed')}
        </Notice>
      )}
      {nextCursor && (
        <div className={styles.more}>
          <Button iconEnd="chevron-down" loading={list.more === 'loading'} onClick={showMore}>
            {t('more')}
          </Button>
        </div>
      )}
      {selected.length > 0 ? (
        <SelectedOrders
          key={selected.map(({ id }) => id).join()}
          orders={selected}
          onClear={clear}
          onCancelled={handleCancelled}
        />
      ) : (
        <DownloadOrders {...address.filter} />
      )}
    </div>
  );
}

function summaryOf({ items, nextCursor }: ParcelPages, t: ReturnType<typeof useTranslations<'orders.list'>>): string {
  const count = items.length;
  if (!nextCursor) return t('shownAll', { count });
  // A search or filter examines a limited number of orders at a time.
  return count === 0 ? t('notYet') : t('shownSome', { count });
}

/** Writes into the address how many pages are open. */
function useOpenedPages({ pages, storePages }: ParcelAddress, count: number) {
  const latest = useRef({ pages, storePages });
  useEffect(() => {
    latest.current = { pages, storePages };
  });
  useEffect(() => {
    if (latest.current.pages !== Math.min(count, MAX_PAGES)) latest.current.storePages(count);
  }, [count]);
}

/** Moves the focus to the first row of a requested page. Returns a function to call with the request. */
function useFocusOnMore(pages: ParcelPages | null): () => void {
  const before = useRef(0);
  const following = useRef(false);
  useEffect(() => {
    const items = pages?.items ?? [];
    const first = following.current ? items[before.current] : undefined;
    if (first) document.getElementById(parcelLinkId(first.id))?.focus();
    if (first || !pages) following.current = false;
    before.current = items.length;
  }, [pages]);
  return () => void (following.current = true);
}
