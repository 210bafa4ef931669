'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import { AmountText, WaybillText } from '@/components/ui/content/figures';
import { Fold } from '@/components/ui/content/fold';
import { Skeleton } from '@/components/ui/status/skeleton';
import { api } from '@/lib/client/api/api';
import { useAction } from '@/lib/client/api/use-action';
import { useRead } from '@/lib/client/api/use-read';
import type { PayoutView } from '@/lib/contract/orders/collections';
import { formatDay } from '@/lib/i18n/format/format-day';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { paths } from '@/lib/routing/paths';
import { InfoCard } from '../orders/detail/info-card';
import { LoadFailed } from '../orders/load-failed';
import { useOrdersData } from '../orders/orders-data.island';
import styles from './collections.module.css';

const loadPayouts = (cursor: string, signal?: AbortSignal) =>
  api('listPayouts', { cursor }, { quiet: true, ...(signal && { signal }) });

/** Lists payouts, newest first. Each opens to its parcels. */
export function Payouts() {
  const t = useTranslations('collections.payouts');
  const pageRead = useRead('payouts', (_, signal) => loadPayouts('', signal));
  const more = useAction(async (cursor: string) => {
    const next = await loadPayouts(cursor);
    pageRead.change((before) => ({ ...next, items: [...before.items, ...next.items] }));
  });
  if (pageRead.status === 'failed')
    return <LoadFailed title={t('failed')} failure={pageRead.failure} retry={pageRead.retry} />;
  if (pageRead.status !== 'ready') return <Skeleton label={t('title')} lines={2} />;
  const { items, nextCursor } = pageRead.data;

  return (
    <InfoCard title={t('title')}>
      {items.length === 0 && <p className={styles.soft}>{t('none')}</p>}
      {items.map((payout) => (
        <Payout key={payout.id} payout={payout} />
      ))}
      <ActionFailed failure={more.failure} title={t('moreFailed')} />
      {nextCursor && (
        <Button iconEnd="chevron-down" loading={more.busy} onClick={() => void more.run(nextCursor)}>
          {t('more')}
        </Button>
      )}
    </InfoCard>
  );
}

function Payout({ payout }: { payout: PayoutView }) {
  const t = useTranslations('collections');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { id, amount, parcels, state, settledOn, bankReference, reason } = payout;
  const day = settledOn === null ? '' : formatDay(settledOn, locale);
  const title = (
    <span className={styles.payout}>
      <AmountText text={formatMoney(amount, locale)} />
      <span className={styles.soft}>
        {[t(`payouts.state.${state}`, { day }), t('parcels', { count: parcels })].join(' · ')}
      </span>
    </span>
  );
  return (
    <Fold title={title} onToggle={() => setOpen(true)}>
      <p className={styles.soft}>
        <WaybillText number={id} />
      </p>
      {bankReference && <PayoutFact term={t('payouts.reference')} value={bankReference} />}
      {reason && <PayoutFact term={t('payouts.reason')} value={reason} />}
      {state === 'REJECTED' ? <p>{t('payouts.reasonNote')}</p> : isOpen && <PayoutParcels id={id} />}
    </Fold>
  );
}

function PayoutFact({ term, value }: { term: string; value: string }) {
  return (
    <p className={styles.soft}>
      <span>{term}</span> <bdi>{value}</bdi>
    </p>
  );
}

/** Loads the parcels of a payout when it is opened. */
function PayoutParcels({ id }: { id: string }) {
  const t = useTranslations('collections.payouts');
  const locale = useLocale();
  const { prefix } = useOrdersData();
  const payoutRead = useRead(id, (_, signal) => api('getPayout', { id }, { quiet: true, signal }));
  if (payoutRead.status === 'failed')
    return <LoadFailed title={t('failed')} failure={payoutRead.failure} retry={payoutRead.retry} />;
  if (payoutRead.status !== 'ready') return <Skeleton label={t('title')} lines={2} />;
  return (
    <ul role="list" className={styles.parcels}>
      {payoutRead.data.items.map(({ waybillNo, orderId, kind, amount }) => (
        <li key={waybillNo} className={styles.parcel}>
          <Link href={paths.order(prefix, { id: orderId, kind })} prefetch={false}>
            <WaybillText number={waybillNo} />
          </Link>
          <AmountText text={formatMoney(amount, locale)} />
        </li>
      ))}
    </ul>
  );
}
