'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { DownloadOrders } from '@/components/parcels/orders/list/download-orders.island';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ScrollBox } from '@/components/ui/layout/scroll-box';
import { Table } from '@/components/ui/content/table';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { HandOvers } from './hand-overs.island';
import { LabelsPdfButton } from './labels-pdf-button.island';
import { OrderPrice } from './order-preview.island';
import styles from './sheets.module.css';
import type { PlacingState } from './use-place-sheet-orders';

interface PlacedProps {
  placing: PlacingState;
  handOvers: CheckedSheet['handOvers'];
  /** False if the sheet has mistakes, which the page shows too. */
  hasNoMistakes: boolean;
  prefix: Prefix;
  onAnother: () => void;
}

/** Shows the placed orders with their numbers, labels and next steps, and the rejected ones with the reason. */
export function PlacedOrders({
  placing: { placed, refused },
  handOvers,
  hasNoMistakes,
  prefix,
  onAnother,
}: PlacedProps) {
  const t = useTranslations('sheets.done');
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the focus moves to the result, which a screen reader then announces.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      {refused.length > 0 && <NotPlaced refused={refused} />}
      {placed.length > 0 && (
        <>
          <h2 ref={title} tabIndex={-1}>
            {t('title', { orders: placed.length })}
          </h2>
          <LabelsPdfButton orders={placed.map(({ placed: { id, waybills } }) => ({ id, count: waybills.length }))} />
          <DownloadOrders orders={placed.map(({ placed: { id } }) => ({ id }))} />
          <WaybillTable placed={placed} prefix={prefix} />
          <HandOvers open={hasNoMistakes} handOvers={handOvers} orders={placed.map(({ order }) => order)} />
        </>
      )}
      <p className={styles.buttons}>
        <Link href={paths.myOrder(prefix)} prefetch={false} className={buttonClass()}>
          {t('toParcels')}
        </Link>
        <Button variant="quiet" onClick={onAnother}>
          {t('another')}
        </Button>
      </p>
    </>
  );
}

function NotPlaced({ refused }: Pick<PlacingState, 'refused'>) {
  const t = useTranslations('sheets.done');
  const columns = [
    { key: 'order', header: t('yours') },
    { key: 'receiver', header: t('receiver') },
    { key: 'reason', header: t('reason'), prose: true },
  ];
  const rows = refused.map(({ order: { orderKey, reference, rows: rowNumbers, receiverName }, problem }) => ({
    key: orderKey,
    cells: {
      order: <bdi>{reference || rowNumbers.join(', ')}</bdi>,
      receiver: <bdi>{receiverName}</bdi>,
      reason: problem,
    },
  }));
  return (
    <ScrollBox label={t('refused')} rows={rows.length}>
      <Table caption={t('refused')} columns={columns} rows={rows} />
    </ScrollBox>
  );
}

function WaybillTable({ placed, prefix }: Pick<PlacingState, 'placed'> & { prefix: Prefix }) {
  const t = useTranslations('sheets.done');
  const tPreview = useTranslations('sheets.preview');
  const columns = [
    { key: 'number', header: t('order') },
    { key: 'reference', header: t('yours') },
    { key: 'receiver', header: t('receiver') },
    { key: 'waybills', header: t('waybills') },
    { key: 'price', header: tPreview('price') },
  ];
  const rows = placed.map(({ order, placed: { id, tradeNo, kind, waybills } }) => {
    return {
      key: order.orderKey,
      cells: {
        number: (
          <Link href={paths.order(prefix, { id, kind })} prefetch={false}>
            <bdi>{tradeNo}</bdi>
          </Link>
        ),
        reference: <bdi>{order.reference || '–'}</bdi>,
        receiver: <bdi>{order.receiverName}</bdi>,
        waybills: waybills.map(({ waybillNo }) => <div key={waybillNo}>{<bdi>{waybillNo}</bdi>}</div>),
        price: <OrderPrice order={order} />,
      },
    };
  });
  return (
    <ScrollBox label={t('waybills')} rows={rows.length}>
      <Table caption={t('waybills')} hideCaption columns={columns} rows={rows} />
    </ScrollBox>
  );
}
