'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useKeptPlace } from '@/lib/client/use-kept-place';
import { LoadFailed } from './load-failed';
import { NoParcels } from './no-parcels';
import { ParcelCard, parcelLinkId } from './parcel-card.island';
import { MAX_PAGES } from './parcel-filter';
import type { ParcelPages } from './parcel-pages';
import styles from './parcel-results.module.css';
import type { OrderActions } from './use-order-actions';
import type { ParcelAddress } from './use-parcel-address';
import type { ParcelList } from './use-parcel-pages';

interface ParcelResultsProps {
  address: ParcelAddress;
  list: ParcelList;
  actions: OrderActions;
}

/** The parcels, or why there are none to see. Focus lands here when the card that had it is gone. */
export function ParcelResults(props: ParcelResultsProps) {
  const { pages } = props.list;
  const { region, follow } = useFocusOnChange(pages);
  return (
    <div ref={region} tabIndex={-1}>
      <Results {...props} onMore={follow} />
    </div>
  );
}

type ResultsProps = ParcelResultsProps & { onMore: () => void };

function Results({ address, list, actions, onMore }: ResultsProps) {
  const t = useTranslations('orders.list');
  const { pages, failure, retry } = list;
  if (failure) return <LoadFailed title={t('failed')} failure={failure} retry={retry} />;
  if (!pages) return <Skeleton label={t('loading')} shape="card" lines={3} />;
  if (pages.items.length === 0 && !pages.nextCursor) return <NoParcels {...address} />;
  return <Cards {...{ address, list, actions, onMore, pages }} />;
}

function Cards({ address, list, actions, onMore, pages }: ResultsProps & { pages: ParcelPages }) {
  const t = useTranslations('orders.list');
  const { items, nextCursor } = pages;
  useOpenedPages(address, pages.count);
  useKeptPlace();

  function more() {
    onMore();
    void list.showMore();
  }

  return (
    <div className={styles.results}>
      <p role="status" className={styles.summary}>
        {nextCursor ? t('shownSome', { count: items.length }) : t('shownAll', { count: items.length })}
      </p>
      <ul role="list" aria-label={t('label')} className={styles.cards}>
        {items.map((order) => (
          <li key={order.id}>
            <ParcelCard order={order} actions={actions} />
          </li>
        ))}
      </ul>
      {list.more === 'failed' && (
        <Notice tone="bad" live="assertive">
          {t('moreFailed')}
        </Notice>
      )}
      {nextCursor && (
        <div className={styles.more}>
          <Button iconEnd="chevron-down" loading={list.more === 'loading'} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Writes into the address how many pages are open. */
function useOpenedPages({ pages, keepPages }: ParcelAddress, count: number) {
  const keep = useRef({ pages, keepPages });
  useEffect(() => {
    keep.current = { pages, keepPages };
  });
  useEffect(() => {
    if (keep.current.pages !== Math.min(count, MAX_PAGES)) keep.current.keepPages(count);
  }, [count]);
}

/** Focus goes to the first card of a page that was asked for, and to the region when a card is gone. */
function useFocusOnChange(pages: ParcelPages | null) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const following = useRef(false);
  useEffect(() => {
    const items = pages?.items ?? [];
    const first = following.current ? items[before.current] : undefined;
    if (first) document.getElementById(parcelLinkId(first.id))?.focus();
    if (first || !pages) following.current = false;
    if (pages && items.length < before.current) region.current?.focus();
    before.current = items.length;
  }, [pages]);
  return { region, follow: () => void (following.current = true) };
}
