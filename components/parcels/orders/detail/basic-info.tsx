import { useTimeZone, useTranslations } from 'next-intl';
import { useFieldItems } from '@/components/parts/facts/use-field-items';
import { EventTime } from '@/components/parcels/track/card/event-time.island';
import { DescriptionList, type DescriptionItem } from '@/components/ui/content/description-list';
import type { OrderView } from '@/lib/contract/orders/orders';
import { ORDER_FIELD_NAMES } from '@/lib/orders/fields';
import { InfoCard } from './info-card';
import { useDictionaryWord } from '../orders-data.island';

/** §2, basic info. Values that were not given are left out. */
export function BasicInfo({ order }: { order: OrderView }) {
  const t = useTranslations('orders.basic');
  const timeZone = useTimeZone() ?? 'UTC';
  const word = useDictionaryWord();
  const described = useFieldItems(ORDER_FIELD_NAMES, order);
  const { customerType, customerHistory, frequency, shippingVolume, createTime, updateTime } = order;
  const moment = (time: string) => <EventTime time={time} timeZone={timeZone} />;
  const rows: Record<string, DescriptionItem['value']> = {
    orderNo: <bdi dir="ltr">{order.tradeNo}</bdi>,
    kind: t('kinds', { kind: order.kind }),
    ordered: moment(createTime),
    changed: updateTime !== createTime && moment(updateTime),
    customer: t('customers', { type: customerType, history: customerHistory }),
    frequency: t('frequencies', { frequency }),
    volume: shippingVolume && word('CYCLE', shippingVolume),
  };
  const terms = {
    orderNo: t('orderNo'),
    kind: t('kind'),
    ordered: t('ordered'),
    changed: t('changed'),
    customer: t('customer'),
    frequency: t('frequency'),
    volume: t('volume'),
  };
  return (
    <InfoCard title={t('title')}>
      <DescriptionList items={[...givenItems(terms, rows), ...described]} />
    </InfoCard>
  );
}

/** Renders the rows that have a value, in the order of their terms. */
export function givenItems(
  terms: Readonly<Record<string, string>>,
  values: Readonly<Record<string, DescriptionItem['value']>>,
): DescriptionItem[] {
  return Object.entries(terms)
    .map(([key, term]) => ({ key, term, value: values[key] }))
    .filter(({ value }) => Boolean(value));
}
