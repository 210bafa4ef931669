import { useLocale, useTranslations } from 'next-intl';
import { useFieldItems } from '@/components/parts/facts/use-field-items';
import { QuoteBreakdown } from '@/components/parts/price/quote-breakdown';
import { DescriptionList } from '@/components/ui/content/description-list';
import { Fold } from '@/components/ui/content/fold';
import { Notice } from '@/components/ui/status/notice';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatList } from '@/lib/i18n/format/format-range';
import { ORDER_FIELD_NAMES } from '@/lib/orders/fields';
import { InfoCard } from './info-card';
import { mergeLines } from './merge-lines';
import styles from './order-info.module.css';
import { useOrderItems } from './use-order-items';

/**
 * Basic info and shipment info: the order's numbers and service, its other facts in a fold, and the price by lines
 * (§2).
 */
export function OrderInfo({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  const { first, others } = useOrderItems(order);
  const fieldItems = useFieldItems(ORDER_FIELD_NAMES, order);
  const quote = order.billed ?? order.quote;
  const label = (line: string, count: number) => t('shipment.several', { count, label: line });
  return (
    <InfoCard title={t('basic.title')}>
      <DescriptionList items={[...first, ...fieldItems]} />
      <Fold title={t('basic.more')}>
        <DescriptionList items={others} />
      </Fold>
      <div className={styles.price}>
        {order.billed && <ReweighedNotice order={order} />}
        <QuoteBreakdown
          quote={{ ...quote, lines: mergeLines(quote.lines, label) }}
          rate={order.exchange}
          folded
          notes={t('shipment.rules', { duty: quote.importCharges ? 'yes' : 'no' })}
        />
      </div>
    </InfoCard>
  );
}

/** Explains why the price differs from the booked one. */
function ReweighedNotice({ order }: { order: OrderView }) {
  const t = useTranslations('orders.shipment');
  const locale = useLocale();
  const booked = formatList(
    order.quote.totals.map((amount) => formatMoney(amount, locale)),
    locale,
  );
  return <Notice title={t('reweighed')}>{t('reweighedText', { count: order.parcels.length, booked })}</Notice>;
}
