import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { AmountText } from '@/components/ui/figures';
import { Table } from '@/components/ui/table';
import type { OrderView } from '@/lib/contract/orders';
import { formatMoney } from '@/lib/i18n/format-money';
import { InfoCard } from './info-card';
import styles from './order-parcels.module.css';

type Parcel = OrderView['parcels'][number];

/** What is in the shipment, parcel by parcel. */
export function OrderParcels({ order }: { order: OrderView }) {
  const t = useTranslations('orders.parcels');
  const tUnits = useTranslations('common.units');
  const format = useFormatter();
  const locale = useLocale();
  const { currency, parcels } = order;
  const amount = (minor: number) => <AmountText text={formatMoney({ currency, minor }, locale)} />;

  const cells = (parcel: Parcel) => ({
    goods: <Goods parcel={parcel} />,
    weight: tUnits('kilograms', { value: parcel.weightKg }),
    size: <Size parcel={parcel} />,
    quantity: format.number(parcel.quantity),
    price: amount(parcel.unitPriceMinor),
    value: amount(parcel.unitPriceMinor * parcel.quantity),
  });

  return (
    <InfoCard title={t('title')}>
      <Table
        caption={t('title')}
        hideCaption
        columns={[
          { key: 'goods', header: t('goods') },
          { key: 'weight', header: t('weight'), numeric: true },
          { key: 'size', header: t('size'), numeric: true },
          { key: 'quantity', header: t('quantity'), numeric: true },
          { key: 'price', header: t('price'), numeric: true },
          { key: 'value', header: t('value'), numeric: true },
        ]}
        rows={parcels.map((parcel, index) => ({ key: String(index), cells: cells(parcel) }))}
      />
    </InfoCard>
  );
}

function Goods({ parcel: { goodsNameEn, goodsNameCn } }: { parcel: Parcel }) {
  return (
    <span className={styles.goods}>
      <bdi>{goodsNameEn}</bdi>
      {goodsNameCn && (
        <bdi lang="zh-CN" className={styles.second}>
          {goodsNameCn}
        </bdi>
      )}
    </span>
  );
}

function Size({ parcel }: { parcel: Parcel }) {
  const t = useTranslations('orders.parcels');
  const { lengthCm: length, widthCm: width, heightCm: height } = parcel;
  return <AmountText text={t('sizeText', { length, width, height })} />;
}
