import { useLocale, useTranslations } from 'next-intl';
import { QuoteBreakdown } from '@/components/parts/price/quote-breakdown';
import { AmountText } from '@/components/ui/content/figures';
import { Notice } from '@/components/ui/status/notice';
import { DescriptionList, type DescriptionItem } from '@/components/ui/content/description-list';
import type { OrderView } from '@/lib/contract/orders/orders';
import { formatMeasure } from '@/lib/i18n/format-measure';
import { formatMoney } from '@/lib/i18n/format-money';
import { formatList } from '@/lib/i18n/format-range';
import { useDay } from '@/lib/i18n/use-moment';
import { givenItems } from './basic-info';
import { InfoCard } from './info-card';
import { useDictionaryWord } from '../orders-data.island';
import { useBatteryText } from './use-battery-text';
import styles from './shipment-info.module.css';

/** §2, shipment info: the service, the weights, and the price line by line. */
export function ShipmentInfo({ order }: { order: OrderView }) {
  const t = useTranslations('orders.shipment');
  return (
    <InfoCard title={t('title')}>
      <DescriptionList items={useShipmentItems(order)} />
      <div className={styles.price}>
        {order.billed && <Reweighed order={order} />}
        <QuoteBreakdown quote={order.billed ?? order.quote} rate={order.exchange} />
      </div>
    </InfoCard>
  );
}

/** Explains why the price differs from the booked one. */
function Reweighed({ order }: { order: OrderView }) {
  const t = useTranslations('orders.shipment');
  const locale = useLocale();
  const booked = formatList(
    order.quote.totals.map((amount) => formatMoney(amount, locale)),
    locale,
  );
  return <Notice title={t('reweighed')}>{t('reweighedText', { count: order.parcels.length, booked })}</Notice>;
}

function useShipmentItems(order: OrderView): DescriptionItem[] {
  const t = useTranslations('orders.shipment');
  const tShip = useTranslations('ship.services');
  const tBattery = useTranslations('ship.battery');
  const batteryText = useBatteryText();
  const word = useDictionaryWord();
  const locale = useLocale();
  const { kind, insuredValue, cashOnDelivery, quote, billed } = order;
  const charged = (billed ?? quote).chargeable.reduce((sum, { chargeableKg }) => sum + chargeableKg, 0);
  const money = (amount: OrderView['insuredValue']) => amount && <AmountText text={formatMoney(amount, locale)} />;
  const terms = {
    service: t('service'),
    goods: t('goods'),
    battery: tBattery('term'),
    weight: t('weight'),
    handover: t('handover'),
    importer: t('importer'),
    pickup: t('pickup'),
    courierNo: t('courierNo'),
    delivery: t('delivery'),
    insured: t('insured'),
    collect: t('collect'),
  };
  return givenItems(terms, {
    service: tShip(`${order.service}.name`),
    goods: word(kind === 'international' ? 'INTL_GOODS_TYPE' : 'LOCAL_GOODS_TYPE', order.goodsClass),
    battery: order.battery && batteryText(order.battery),
    weight: formatMeasure(charged, 'kg', locale),
    handover: t('handovers', {
      mode: order.sendingMode,
      kind,
      place: order.handover === 'hong-kong' ? 'hongKong' : 'other',
    }),
    importer: order.importer && t('importers', { importer: order.importer }),
    pickup: order.pickup && <PickupTime pickup={order.pickup} />,
    courierNo: order.domesticTransferNo && <bdi dir="ltr">{order.domesticTransferNo}</bdi>,
    delivery: t('deliveries', { place: order.deliveryPlace }),
    insured: money(insuredValue),
    collect: money(cashOnDelivery),
  });
}

function PickupTime({ pickup: { date, window } }: { pickup: NonNullable<OrderView['pickup']> }) {
  const word = useDictionaryWord();
  const day = useDay();
  return (
    <span className={styles.pickup}>
      <time dateTime={date}>{day(date)}</time>
      <span>{word('PICKUP_TIME', window)}</span>
    </span>
  );
}
