import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ExpectedDay } from '@/components/parts/facts/expected-day';
import { RouteCodes } from '@/components/parts/label/route-codes';
import { progressOf } from '@/lib/contract/tracking/stages';
import { StageBar } from '@/components/parcels/track/card/stage-bar';
import { STATE_TONE } from '@/lib/parcel/state-tone';
import { ImportCharges } from '@/components/parts/price/import-charges';
import { Redeliveries } from '@/components/parcels/track/card/redeliveries';
import { DescriptionList } from '@/components/ui/content/description-list';
import { AmountText, WaybillText } from '@/components/ui/content/figures';
import { Tag } from '@/components/ui/status/tag';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import { formatInstantDay } from '@/lib/i18n/format/format-day';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { dayTimeSeparator, formatInstantClock } from '@/lib/i18n/format/format-time';
import type { Country } from '@/lib/market/country';
import { isFinal } from '@/lib/parcel/states';
import styles from './parcel-page.module.css';

interface ParcelFactsProps {
  parcel: ParcelOfLink;
  countryNames: Readonly<Record<Country, string>>;
}

interface ParcelFactsSlots {
  act: ReactNode;
  children: ReactNode;
}

/**
 * Shows the parcel's current place, the amount due at the door, who pays import duty and tax, and the contents. `act`:
 * what the visitor may do now, below the day. `children`: details that the receiver needs at the door.
 */
export function ParcelFacts({ parcel, countryNames, act, children }: ParcelFactsProps & ParcelFactsSlots) {
  const t = useTranslations('parcel');
  const track = useTranslations('track');
  const locale = useLocale();
  const { waybillNo, state, redeliveries, route, importCharges } = parcel.track;
  const isOpen = !isFinal(state) && state !== 'RETURNED';
  const amountDue = isOpen ? parcel.cashOnDelivery : null;
  return (
    <section aria-label={t('where')} className={styles.part}>
      <div className={styles.head}>
        <WaybillText number={waybillNo} large />
        <Tag tone={STATE_TONE[state]}>{track(`states.${state}`)}</Tag>
      </div>
      <ExpectedDay delivery={parcel.track.delivery} />
      {act}
      {route && (
        <p>
          <RouteCodes route={route} places={{ from: route.from.name, to: route.to.name }} />
        </p>
      )}
      <StageBar progress={progressOf(parcel.track)} />
      {amountDue && (
        <p className={styles.key}>
          <span>{t('due')}</span>
          <strong className={styles.figure}>
            <AmountText text={formatMoney(amountDue, locale)} />
          </strong>
        </p>
      )}
      {children}
      {!parcel.proof && <LatestScan parcel={parcel} countryNames={countryNames} />}
      {isOpen && <ImportCharges charges={importCharges} />}
      <Redeliveries items={redeliveries} />
      <ParcelFactList parcel={parcel} />
    </section>
  );
}

function LatestScan({ parcel: { track }, countryNames }: ParcelFactsProps) {
  const t = useTranslations('track.card');
  const locale = useLocale();
  const [event] = track.events;
  if (!event) return <p>{t('none')}</p>;
  const { place, countryCode, timeZone } = event;
  const at = new Date(event.time);
  const zone = timeZone.split('/').at(-1) ?? '';
  return (
    <div>
      <p className={styles.latest}>{event.description}</p>
      <p className={styles.soft}>
        <span>{countryCode ? t('place', { city: place, country: countryNames[countryCode] }) : place}</span>
        {' · '}
        <time dateTime={event.time}>
          <bdi>{formatInstantDay(at, locale, timeZone)}</bdi>
          {dayTimeSeparator(locale)}
          <bdi>{t('placeTime', { time: formatInstantClock(at, locale, timeZone), zone })}</bdi>
        </time>
      </p>
    </div>
  );
}

function ParcelFactList({ parcel }: { parcel: ParcelOfLink }) {
  const t = useTranslations('parcel');
  const { goods, senderName, receiverName, address } = parcel;
  return (
    <DescriptionList
      items={[
        { key: 'goods', term: t('facts.goods'), value: <bdi>{goods.join(', ')}</bdi> },
        { key: 'sender', term: t('facts.sender'), value: <bdi>{senderName}</bdi> },
        { key: 'receiver', term: t('facts.receiver'), value: <bdi>{receiverName}</bdi> },
        { key: 'address', term: t('facts.address'), value: <bdi>{address}</bdi> },
      ]}
    />
  );
}
