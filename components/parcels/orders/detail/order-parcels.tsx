import { useLocale, useTranslations } from 'next-intl';
import { useFieldItems } from '@/components/parts/facts/use-field-items';
import { classNames } from '@/components/ui/class-names';
import { AmountText, WaybillText } from '@/components/ui/content/figures';
import { Table } from '@/components/ui/content/table';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { formatDay } from '@/lib/i18n/format/format-day';
import { formatMeasure, formatSides } from '@/lib/i18n/format/format-measure';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatNumber } from '@/lib/i18n/format/format-range';
import { PARCEL_FIELD_NAMES } from '@/lib/orders/fields';
import { valueCurrencyOf } from '@/lib/orders/value-currency';
import { groupByContent } from './group-by-content';
import { InfoCard } from './info-card';
import styles from './order-parcels.module.css';

type OrderParcel = OrderView['parcels'][number];

/** Columns after the goods. A phone joins them to a sum by the style of their names. */
const FIGURE_COLUMNS = ['weight', 'size', 'quantity', 'price', 'value'] as const;

/** Returns what the table shows of a parcel. Other cards show its journey. */
const contentsOf = (parcel: OrderParcel) => ({
  ...parcel,
  ...({ waybillNo: '', state: '', delivery: '', returned: '', claim: '', cases: '', attempts: '', proof: '' } as const),
});

/** Shows the contents of the shipment. Equal parcels share a row, under their numbers if there are several rows. */
export function OrderParcels({ order }: { order: OrderView }) {
  const t = useTranslations('orders.parcels');
  const locale = useLocale();
  const groups = groupByContent(order.parcels, contentsOf);
  const currency = valueCurrencyOf(order);
  const amount = (minor: number) => <AmountText text={formatMoney({ currency, minor }, locale)} />;

  const cells = (parcels: OrderParcel[]) => {
    const parcel = parcels[0]!;
    return {
      goods: <ParcelGoods parcel={parcel} alike={parcels} numbered={groups.length > 1} />,
      weight: formatMeasure((parcel.measured ?? parcel).weightKg, 'kg', locale),
      size: <SizeText parcel={parcel} />,
      quantity: formatNumber(parcel.quantity, locale),
      price: amount(parcel.unitPriceMinor),
      value: amount(parcel.unitPriceMinor * parcel.quantity),
    };
  };

  return (
    <InfoCard title={t('title')}>
      <Table
        caption={t('title')}
        hideCaption
        columns={[
          { key: 'goods', header: t('goods') },
          ...FIGURE_COLUMNS.map((key) => ({
            key,
            header: t(key),
            numeric: true,
            className: classNames(styles.figure, styles[key]),
          })),
        ]}
        rows={groups.map((parcels, index) => ({ key: String(index), cells: cells(parcels) }))}
      />
    </InfoCard>
  );
}

interface GoodsProps {
  parcel: OrderParcel;
  /** Parcels with the same contents. */
  alike: readonly OrderParcel[];
  /** True if the row shows the numbers of its parcels. */
  numbered: boolean;
}

/** Shows the goods of equal parcels, and the amounts of each. The sender's weight follows if our scale differs. */
function ParcelGoods({ parcel, alike, numbered }: GoodsProps) {
  const t = useTranslations('orders.shipment');
  const tParcels = useTranslations('orders.parcels');
  const locale = useLocale();
  const fieldItems = useFieldItems(PARCEL_FIELD_NAMES, parcel);
  const { goodsNameEn, insuredValue, cashOnDelivery, collection, measured, weightKg } = parcel;
  const amounts = [
    { term: t('insured'), amount: insuredValue },
    { term: t('collect'), amount: cashOnDelivery },
  ];
  return (
    <span className={styles.goods}>
      <bdi>{goodsNameEn}</bdi>
      {alike.length > 1 && <span className={styles.second}>{tParcels('alike', { count: alike.length })}</span>}
      {measured && measured.weightKg !== weightKg && (
        <span className={styles.second}>{tParcels('given', { weight: formatMeasure(weightKg, 'kg', locale) })}</span>
      )}
      {fieldItems.map(({ key, term, value, hasTerm }) => (
        <span key={key} className={styles.second}>
          {hasTerm && <span>{term} </span>}
          <span>{value}</span>
        </span>
      ))}
      {numbered && (
        <span className={styles.second}>
          {alike.map(({ waybillNo }) => (
            <span key={waybillNo}>
              <WaybillText number={waybillNo} />{' '}
            </span>
          ))}
        </span>
      )}
      {amounts.map(
        ({ term, amount }) =>
          amount && (
            <span key={term} className={styles.second}>
              {term} <AmountText text={formatMoney(amount, locale)} />
            </span>
          ),
      )}
      {collection && (
        <span className={styles.second}>
          <CollectionLine collection={collection} />
        </span>
      )}
    </span>
  );
}

/** Shows in one line the amount collected for a parcel and the date of its payout. */
function CollectionLine({ collection }: { collection: NonNullable<OrderParcel['collection']> }) {
  const t = useTranslations('orders.collection');
  const locale = useLocale();
  const { state, collected, payoutOn } = collection;
  const day = payoutOn === null ? t('noDay') : formatDay(payoutOn, locale);
  return t(state, { amount: formatMoney(collected, locale), day });
}

function SizeText({ parcel }: { parcel: OrderParcel }) {
  const { lengthCm, widthCm, heightCm } = parcel;
  return <AmountText text={formatSides([lengthCm, widthCm, heightCm], useLocale())} />;
}
