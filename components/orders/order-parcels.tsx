import { useLocale, useTranslations } from 'next-intl';
import { AmountText, WaybillText } from '@/components/ui/figures';
import { Table } from '@/components/ui/table';
import type { OrderView } from '@/lib/contract/orders';
import { formatMeasure, formatSides } from '@/lib/i18n/format-measure';
import { formatMoney } from '@/lib/i18n/format-money';
import { formatNumber } from '@/lib/i18n/format-range';
import { InfoCard } from './info-card';
import styles from './order-parcels.module.css';

type Parcel = OrderView['parcels'][number];

/** What is in the shipment, parcel by parcel. */
export function OrderParcels({ order }: { order: OrderView }) {
  const t = useTranslations('orders.parcels');
  const tShipment = useTranslations('orders.shipment');
  const locale = useLocale();
  const { currency, parcels, waybills } = order;
  const own = (of: 'cashOnDelivery' | 'insuredValue') => parcels.some((parcel) => parcel[of]);
  const amount = (minor: number | undefined) =>
    minor === undefined ? null : <AmountText text={formatMoney({ currency, minor }, locale)} />;

  const cells = (parcel: Parcel) => ({
    waybill: <WaybillText number={parcel.waybillNo} />,
    goods: <Goods parcel={parcel} />,
    weight: formatMeasure(parcel.weightKg, 'kg', locale),
    size: <Size parcel={parcel} />,
    quantity: formatNumber(parcel.quantity, locale),
    price: amount(parcel.unitPriceMinor),
    value: amount(parcel.unitPriceMinor * parcel.quantity),
    insured: amount(parcel.insuredValue?.minor),
    collect: amount(parcel.cashOnDelivery?.minor),
  });

  return (
    <InfoCard title={t('title')}>
      <Table
        caption={t('title')}
        hideCaption
        columns={[
          ...(waybills.length > 1 ? [{ key: 'waybill', header: t('waybill') }] : []),
          { key: 'goods', header: t('goods') },
          { key: 'weight', header: t('weight'), numeric: true },
          { key: 'size', header: t('size'), numeric: true },
          { key: 'quantity', header: t('quantity'), numeric: true },
          { key: 'price', header: t('price'), numeric: true },
          { key: 'value', header: t('value'), numeric: true },
          ...(own('insuredValue') ? [{ key: 'insured', header: tShipment('insured'), numeric: true }] : []),
          ...(own('cashOnDelivery') ? [{ key: 'collect', header: tShipment('collect'), numeric: true }] : []),
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
  const { lengthCm, widthCm, heightCm } = parcel;
  return <AmountText text={formatSides([lengthCm, widthCm, heightCm], useLocale())} />;
}
