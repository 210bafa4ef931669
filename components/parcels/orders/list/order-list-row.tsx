import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { STATE_TONE } from '@/lib/parcel/state-tone';
import { buttonClass } from '@/components/ui/button-class';
import { WaybillText } from '@/components/ui/content/figures';
import { Tag } from '@/components/ui/status/tag';
import type { OrderSummary } from '@/lib/contract/orders/order-list';
import { formatDayRange } from '@/lib/i18n/format/format-day';
import { formatList } from '@/lib/i18n/format/format-range';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { orderNumber } from '@/lib/orders/order-number';
import { againHref, detailHref } from '../order-links';
import { useOrdersData } from '../orders-data.island';
import styles from './order-list-row.module.css';

/** Returns the id of a row's link, which gets the focus if the row is new. */
export function parcelLinkId(id: string): string {
  return `parcel-${id}`;
}

/** Names the columns on a wide page. Hidden from screen readers, because each row is read as a whole. */
export function ParcelColumnHeads() {
  const t = useTranslations('orders');
  return (
    <p aria-hidden="true" className={styles.head}>
      <span>{t('detail.waybill', { count: 1 })}</span>
      <span>{t('parties.receiver')}</span>
      <span>{t('parcels.goods')}</span>
      <span>{t('list.city')}</span>
      <span>{t('list.date')}</span>
      <span>{t('list.state')}</span>
    </p>
  );
}

interface ParcelRowProps {
  order: OrderSummary;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

/** Returns true if the last expected day has passed at the destination. */
const hasPassed = ({ expected, receiverCountry }: OrderSummary): boolean =>
  expected !== undefined && expected.latest < localDay(new Date(), MARKETS[receiverCountry].timeZone);

/**
 * Shows an order in three lines, or in one line under the heads of columns on a wide page. The row opens the order's
 * page. Only a wide page has room for the goods and for "Send again": the order's page has both.
 */
export function OrderListRow({ order, selected, onSelect }: ParcelRowProps) {
  const t = useTranslations('track.states');
  const tActions = useTranslations('orders.actions');
  const tTest = useTranslations('orders.test');
  const tWaits = useTranslations('orders.waits');
  const tList = useTranslations('orders.list');
  const tSelect = useTranslations('orders.select');
  const locale = useLocale();
  const day = useDayFormat();
  const { prefix, countryNames } = useOrdersData();
  const { id, state, waybills, receiverName, receiverCity, receiverCountry, shopOrderNo, goods = [], expected } = order;
  const date = expected?.latest ?? order.endedOn;
  const extras = [
    order.isTest && tTest('tag'),
    hasPassed(order) && tList('late'),
    order.waitsFor && tWaits('tag'),
  ].filter((extra) => extra !== undefined && extra !== false);
  return (
    <li className={styles.row}>
      <input
        type="checkbox"
        className={styles.check}
        checked={selected}
        aria-label={tSelect('one', { name: receiverName })}
        onChange={({ target }) => onSelect(target.checked)}
      />
      <Link id={parcelLinkId(id)} href={detailHref(prefix, order)} prefetch={false} className={styles.link}>
        <span className={styles.line}>
          <bdi className={styles.name}>{receiverName}</bdi>
          <span className={styles.state}>
            {/* The order's state first, then the states of parcels that differ. */}
            {[...new Set([state, ...waybills.map((parcel) => parcel.state)])].map((each) => (
              <Tag key={each} tone={STATE_TONE[each]}>
                {t(each)}
              </Tag>
            ))}
          </span>
        </span>
        <span className={styles.line}>
          <bdi className={styles.city}>{receiverCity || countryNames[receiverCountry]}</bdi>
          {date && (
            <span className={styles.date}>
              <span className={styles.term}>· </span>
              <span className={expected && styles.expected}>
                {expected && <span>{tList('expected')} </span>}
                <time dateTime={date}>
                  {expected ? formatDayRange(expected.earliest, expected.latest, locale) : day(date, 'short')}
                </time>
              </span>
            </span>
          )}
        </span>
        <span className={styles.line}>
          <span className={styles.number}>
            <WaybillText number={orderNumber(order)} />
          </span>
          <span className={styles.goods}>
            {shopOrderNo && (
              <span>
                <bdi>{shopOrderNo}</bdi>
                <span className={styles.names}> · </span>
              </span>
            )}
            <bdi className={styles.names}>{formatList(goods, locale)}</bdi>
          </span>
          {extras.length > 0 && <span className={styles.extra}>{extras.join(' · ')}</span>}
        </span>
      </Link>
      <Link
        href={againHref(prefix, order)}
        prefetch={false}
        aria-describedby={parcelLinkId(id)}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        {tActions('again')}
      </Link>
    </li>
  );
}
