import { useLocale } from 'next-intl';
import { PlaceNames } from '@/components/parts/maps/place-names';
import { phoneLink } from '@/components/frame/contacts/contacts';
import { weekRows } from '@/components/parts/week-rows';
import type { HandOverView } from '@/lib/contract/parcels/hand-over';
import { formatWeekdays, weekOrder } from '@/lib/i18n/format/format-week';
import { formatClockRange } from '@/lib/i18n/format/format-time';
import { minutesOf } from '@/lib/market/opening-hours';
import { AddressLabel } from './address-label.island';
import styles from './hand-over.module.css';
import { InfoCard } from './info-card';

/**
 * Shows where waiting parcels are sent or brought, and how they are paid. The texts come from the service, in the
 * reader's language.
 */
export function HandOver({ handOver }: { handOver: HandOverView | undefined }) {
  if (!handOver) return null;
  const { title, text, site, payment } = handOver;
  return (
    <>
      <InfoCard title={title}>
        <div className={styles.parts}>
          <p>{text}</p>
          {site && <Site site={site} />}
        </div>
      </InfoCard>
      <InfoCard title={payment.title}>
        <ul className={styles.lines}>
          {payment.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </InfoCard>
    </>
  );
}

function Site({ site }: { site: NonNullable<HandOverView['site']> }) {
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
        <a href={phoneLink(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </address>
      <div className={styles.readable}>
        <Hours hours={hours} />
        {closed && <p>{closed}</p>}
      </div>
    </>
  );
}

/** Renders the days on which it is open. */
function Hours({ hours }: Pick<NonNullable<HandOverView['site']>, 'hours'>) {
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
