'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSignedIn } from '@/components/layout/use-signed-in';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/lib/client/toast';
import { orderNumber } from '@/lib/orders/order-number';
import { ActionDialog } from './action-dialog.island';
import { ActionNote, noteOf, type Note } from './action-note';
import { ParcelFilters } from './parcel-filters.island';
import styles from './my-parcels.module.css';
import { ParcelResults } from './parcel-results.island';
import type { ActionOutcome } from './run-order-action';
import { useOrderActions, type AskedAction } from './use-order-actions';
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
  const t = useTranslations('orders');
  const address = useParcelAddress();
  const list = useParcelPages(address.filter, address.pages);
  const [note, setNote] = useState<Note | null>(null);
  const actions = useOrderActions(applyOutcome);

  function applyOutcome(outcome: ActionOutcome, { order }: AskedAction) {
    const { id } = order;
    const number = orderNumber(order);
    if ('order' in outcome) list.put(outcome.order);
    else list.remove(id);
    if (outcome.kind === 'cancelled') toast('ok', t('cancel.done', { number }));
    if (outcome.kind === 'deleted') toast('ok', t('delete.done', { number }));
    setNote(noteOf(outcome, number));
  }

  return (
    <div className={styles.list}>
      <ParcelFilters {...address} />
      <ActionNote note={note} />
      {/* Before the results: it gives the focus back when it closes, and they may want it. */}
      <ActionDialog actions={actions} />
      <ParcelResults address={address} list={list} actions={actions} />
    </div>
  );
}
