'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AmountText } from '@/components/ui/content/figures';
import { ScrollBox } from '@/components/ui/layout/scroll-box';
import { Table } from '@/components/ui/content/table';
import type { SheetOrder } from '@/lib/contract/orders/sheets';
import { formatDayRange } from '@/lib/i18n/format/format-day';
import { formatNumber } from '@/lib/i18n/format/format-range';
import { formatMoney, roundApproximateMoney } from '@/lib/i18n/format/format-money';
import { EditedCell } from './edited-cells.island';
import styles from './sheets.module.css';

interface OrderPreviewProps {
  orders: readonly SheetOrder[];
  /** True for a shop's export: weights can be changed order by order. */
  hasWeights?: boolean;
}

/** Lists the price and the expected days of each order before the orders are placed. */
export function OrderPreview({ orders, hasWeights = false }: OrderPreviewProps) {
  const t = useTranslations('sheets');
  const locale = useLocale();
  const columns = [
    { key: 'receiver', header: t('done.receiver') },
    { key: 'reference', header: t('done.yours') },
    ...(hasWeights ? [{ key: 'weight', header: t('shop.weight') }] : []),
    { key: 'price', header: t('preview.price') },
    { key: 'expected', header: t('preview.expected') },
  ];
  const rows = orders.map((order) => ({
    key: order.orderKey,
    cells: {
      receiver: <bdi>{order.receiverName}</bdi>,
      reference: <bdi>{order.reference || '–'}</bdi>,
      weight: hasWeights && (
        <EditedCell
          row={order.rows[0]!}
          column="weight"
          value={formatNumber(order.weightKg ?? 0, locale)}
          label={t('shop.weightOf', { name: order.receiverName })}
        />
      ),
      price: <OrderPrice order={order} />,
      expected: formatDayRange(order.expected.earliest, order.expected.latest, locale),
    },
  }));
  return (
    <ScrollBox label={t('preview.list')} rows={rows.length}>
      <Table caption={t('preview.list')} hideCaption columns={columns} rows={rows} />
    </ScrollBox>
  );
}

/** Shows the price of an order, and the approximate amount in the receiver's currency. */
export function OrderPrice({ order: { totals, about } }: { order: Pick<SheetOrder, 'totals' | 'about'> }) {
  const t = useTranslations('sheets.preview');
  const locale = useLocale();
  return (
    <>
      {totals.map((amount) => (
        <div key={amount.currency}>
          <AmountText text={formatMoney(amount, locale)} />
        </div>
      ))}
      {about && (
        <div className={styles.hint}>{t('about', { amount: formatMoney(roundApproximateMoney(about), locale) })}</div>
      )}
    </>
  );
}
