import { useLocale } from 'next-intl';
import { PlaceNames } from '@/components/parts/maps/place-names';
import { phoneHref } from '@/components/frame/contacts/contacts';
import { weekRows } from '@/components/parts/week-rows';
import { OwnMoney } from '@/components/parts/facts/own-money';
import { AmountText } from '@/components/ui/content/figures';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { HandOverView } from '@/lib/contract/parcels/hand-over';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatWeekdays, weekOrder } from '@/lib/i18n/format/format-week';
import { formatClockRange } from '@/lib/i18n/format/format-time';
import { minutesOf } from '@/lib/market/opening-hours';
import { AddressLabel } from './address-label.island';
import styles from './hand-over.module.css';
import { InfoCard } from './info-card';

interface HandOverProps {
  handOver: HandOverView | undefined;
  /** Order whose price replaces the first line of `handOver.payment`. Undefined if no line has the price. */
  order?: OrderView | undefined;
}

/**
 * Shows where waiting parcels are sent or brought, and how they are paid. The texts come from the service, in the
 * reader's language.
 */
export function HandOver({ handOver, order }: HandOverProps) {
  return (
    <>
      <HandOverPlace handOver={handOver} />
      <HandOverPayment handOver={handOver} order={order} />
    </>
  );
}

export function HandOverPlace({ handOver }: Pick<HandOverProps, 'handOver'>) {
  if (!handOver) return null;
  const { title, text, site } = handOver;
  return (
    <InfoCard title={title}>
      <div className={styles.parts}>
        <p>{text}</p>
        {site && <HandOverSite site={site} />}
      </div>
    </InfoCard>
  );
}

export function HandOverPayment({ handOver, order }: HandOverProps) {
  if (!handOver) return null;
  const { title, lines } = handOver.payment;
  return (
    <InfoCard title={title}>
      <div className={styles.parts}>
        {order && <OrderTotals order={order} />}
        <ul className={styles.lines}>
          {/* The first line states the price, which is shown above. */}
          {lines.slice(order ? 1 : 0).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </InfoCard>
  );
}

function OrderTotals({ order: { billed, quote, exchange } }: { order: OrderView }) {
  const locale = useLocale();
  const { totals } = billed ?? quote;
  return (
    <p>
      <AmountText large text={totals.map((total) => formatMoney(total, locale)).join(' + ')} />
      <OwnMoney amounts={totals} rate={exchange} />
    </p>
  );
}

function HandOverSite({ site }: { site: NonNullable<HandOverView['site']> }) {
  const { name, address, phone, label, hours, closed } = site;
  const isReadable = useLocale().startsWith(label.language);
  return (
    <>
      <AddressLabel label={label} />
      <address className={styles.readable}>
        <strong>{name}</strong>
        {!isReadable && (
          <span>
            <PlaceNames names={address} />
          </span>
        )}
        <a href={phoneHref(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </address>
      <div className={styles.readable}>
        <SiteOpeningHours hours={hours} />
        {closed && <p>{closed}</p>}
      </div>
    </>
  );
}

/** Renders the opening hours of the site, without the days on which it is closed. */
function SiteOpeningHours({ hours }: Pick<NonNullable<HandOverView['site']>, 'hours'>) {
  const locale = useLocale();
  return weekRows(hours, weekOrder(locale))
    .filter(({ spans }) => spans.length > 0)
    .map(({ from, to, spans }) => (
      <p key={from}>
        {formatWeekdays(from, to, locale)}{' '}
        {spans.map(({ opens, closes }) => (
          <bdi key={opens}>{formatClockRange(minutesOf(opens), minutesOf(closes), locale)} </bdi>
        ))}
      </p>
    ));
}
