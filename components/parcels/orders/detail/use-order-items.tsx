import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { EventTime } from '@/components/parcels/track/card/event-time.island';
import type { DescriptionItem } from '@/components/ui/content/description-list';
import { AmountText } from '@/components/ui/content/figures';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import { useDictionaryWord } from '../orders-data.island';
import styles from './order-info.module.css';
import { useBatteryText } from './use-battery-text';

const leftToRight = (text: string) => <bdi dir="ltr">{text}</bdi>;

/**
 * Returns the facts of an order that senders look for, and its other facts. Values that were not given are left out.
 */
export function useOrderItems(order: OrderView): { first: DescriptionItem[]; others: DescriptionItem[] } {
  const t = useTranslations('orders.basic');
  const tShipment = useTranslations('orders.shipment');
  const tShip = useTranslations('ship');
  const batteryText = useBatteryText();
  const word = useDictionaryWord();
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const { kind, quote, billed, createTime, updateTime, customerType, customerHistory, frequency } = order;
  const charged = (billed ?? quote).chargeable.reduce((sum, { chargeableKg }) => sum + chargeableKg, 0);
  const money = (amount: OrderView['insuredValue']) => amount && <AmountText text={formatMoney(amount, locale)} />;
  const moment = (time: string) => <EventTime time={time} timeZone={timeZone} />;
  return {
    first: itemsWithValue([
      [t('orderNo'), leftToRight(order.tradeNo)],
      [t('ordered'), moment(createTime)],
      [tShipment('service'), tShip(`services.${order.service}.name`)],
      [tShipment('weight'), formatMeasure(charged, 'kg', locale)],
      [tShipment('insured'), money(order.insuredValue)],
      [tShipment('collect'), money(order.cashOnDelivery)],
    ]),
    others: itemsWithValue([
      [t('kind'), t('kinds', { kind })],
      [tShipment('goods'), word(kind === 'international' ? 'INTL_GOODS_TYPE' : 'LOCAL_GOODS_TYPE', order.goodsClass)],
      [tShip('battery.term'), order.battery && batteryText(order.battery)],
      [
        tShipment('handover'),
        tShipment('handovers', {
          mode: order.sendingMode,
          kind,
          place: order.handover === 'hong-kong' ? 'hongKong' : 'other',
        }),
      ],
      [tShipment('importer'), order.importer && tShipment('importers', { importer: order.importer })],
      [tShipment('pickup'), order.pickup && <PickupTime pickup={order.pickup} />],
      [tShipment('courierNo'), order.domesticTransferNo && leftToRight(order.domesticTransferNo)],
      [tShipment('delivery'), tShipment('deliveries', { place: order.deliveryPlace })],
      [t('changed'), updateTime !== createTime && moment(updateTime)],
      [t('customer'), t('customers', { type: customerType, history: customerHistory })],
      [t('frequency'), t('frequencies', { frequency })],
      [t('volume'), order.shippingVolume && word('CYCLE', order.shippingVolume)],
    ]),
  };
}

/** Returns the items that have a value. */
function itemsWithValue(
  items: readonly (readonly [term: string, value: DescriptionItem['value']])[],
): DescriptionItem[] {
  return items.flatMap(([term, value]) => (value ? [{ key: term, term, value }] : []));
}

function PickupTime({ pickup: { date, window } }: { pickup: NonNullable<OrderView['pickup']> }) {
  const word = useDictionaryWord();
  const day = useDayFormat();
  return (
    <span className={styles.pickup}>
      <time dateTime={date}>{day(date)}</time>
      <span>{word('PICKUP_TIME', window)}</span>
    </span>
  );
}
