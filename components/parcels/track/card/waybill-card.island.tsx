'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, type ReactNode } from 'react';
import { CopyButton } from '@/components/parcels/copy-button.island';
import { ExpectedDay } from '@/components/parts/facts/expected-day';
import { RouteCodes } from '@/components/parts/label/route-codes';
import { ImportCharges } from '@/components/parts/price/import-charges';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Timeline } from '@/components/ui/content/timeline';
import { WaybillText } from '@/components/ui/content/figures';
import type { TrackEventView, TrackView } from '@/lib/contract/tracking/tracking';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { EventTime, VisitorTime } from './event-time.island';
import { Fold } from '@/components/ui/content/fold';
import { Instructions } from './instructions';
import { MeaningFold } from './meaning-fold';
import { Redeliveries } from './redeliveries';
import { ShareButton } from './share-button.island';
import { MovingStageBar } from './moving-stage-bar.island';
import { progressOf } from '@/lib/contract/tracking/stages';
import { eventTone } from './event-tone';
import { StateTag } from './state-tag';
import { UnlockDetails, type UnlockedDetails } from './unlock-details.island';
import { needsPerson, rowGroupOf } from '../results/result-groups';
import styles from './waybill-card.module.css';

export interface WaybillCardProps {
  prefix: Prefix;
  track: TrackView;
  /** Parcel as it was before the refresh. Undefined if the refresh brought no new scan. */
  before?: TrackView | undefined;
  /** The whole search to which this card belongs. */
  searchedNumbers: readonly string[];
  unlocked: UnlockedDetails | null;
  countryNames: Readonly<Record<Country, string>>;
  contact: string | undefined;
  /** The time of the search, if this is its only result. */
  updated?: ReactNode;
}

export function WaybillCard({
  prefix,
  track,
  before,
  searchedNumbers,
  unlocked,
  countryNames,
  contact,
  updated,
}: WaybillCardProps) {
  const t = useTranslations('track');
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const { waybillNo: number, events } = track;
  const [latest, ...earlier] = events;
  return (
    <article ref={card} id={number} aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.number}>
          <WaybillText number={number} large />
        </h3>
        <span className={styles.needsScript}>
          <CopyButton number={number} />
        </span>
        <span className={styles.state}>
          <StateTag {...track} />
        </span>
      </div>
      <ExpectedDay delivery={track.delivery} />
      <CardRoute track={track} countryNames={countryNames} />
      <MovingStageBar
        key={latest?.time}
        progress={progressOf(track)}
        from={before && progressOf(before).reachedStages}
      />
      <Redeliveries items={track.redeliveries} />
      <Instructions title={t('card.asked')} items={track.instructions} />
      {latest ? (
        <LatestScan event={latest} countryNames={countryNames} isNew={before !== undefined} />
      ) : (
        <p>{t('card.none')}</p>
      )}
      {/* Charges of a delivered parcel are a matter of the past, which we do not know. */}
      {track.state !== 'SIGNED' && <ImportCharges charges={track.importCharges} />}
      <div className={styles.more}>
        {latest?.meaning && (
          <MeaningFold
            open={needsPerson(rowGroupOf(track))}
            meaning={latest.meaning}
            prefix={prefix}
            contact={contact}
          />
        )}
        {earlier.length > 0 && (
          <Fold title={t('card.remaining', { count: earlier.length })}>
            <div className={styles.earlier}>
              <Timeline
                label={t('card.events', { number })}
                events={earlier.map((event) => timelineEvent(event, t, countryNames))}
              />
            </div>
          </Fold>
        )}
        <UnlockDetails number={number} searchedNumbers={searchedNumbers} prefix={prefix} first={unlocked} />
        <div className={styles.foot}>
          {updated}
          <div className={styles.tools}>
            <ShareButton
              path={paths.track(prefix, [number])}
              text={t('query.share')}
              label={t('card.share', { number })}
            />
            <Button
              variant="quiet"
              size="small"
              icon="print"
              aria-label={t('card.print', { number })}
              onClick={() => card.current && printCard(card.current)}
            >
              {t('query.print')}
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
}

type Translate = ReturnType<typeof useTranslations<'track'>>;
type CountryNames = WaybillCardProps['countryNames'];

function placeText({ place, countryCode }: TrackEventView, t: Translate, names: CountryNames): string {
  return countryCode ? t('card.place', { city: place, country: names[countryCode] }) : place;
}

function timelineEvent(event: TrackEventView, t: Translate, names: CountryNames) {
  return {
    key: `${event.time} ${event.code}`,
    title: event.description,
    place: placeText(event, t, names),
    time: <EventTime time={event.time} timeZone={event.timeZone} />,
    tone: eventTone(event.code),
  };
}

function CardRoute({ track, countryNames }: Pick<WaybillCardProps, 'track' | 'countryNames'>) {
  const t = useTranslations('track.card');
  const { route, receiverName } = track;
  const from = countryNames[track.senderCountry];
  const to = t('place', { city: track.destination, country: countryNames[track.receiverCountry] });
  return (
    <dl className={styles.facts}>
      <div className={styles.route}>
        <dt className={styles.unseen}>{t('from', { place: from })}</dt>
        <dt className={styles.unseen}>{t('to', { place: to })}</dt>
        <dd aria-hidden="true">
          {route ? (
            <RouteCodes route={route} places={{ from, to }} />
          ) : (
            <>
              {from} <Icon name="arrow-forward" size={16} /> {to}
            </>
          )}
        </dd>
      </div>
      {receiverName && (
        <div className={styles.fact}>
          <dt>{t('receiver')}</dt>
          <dd>
            <bdi>{receiverName}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

function LatestScan({
  event,
  countryNames,
  isNew,
}: {
  event: TrackEventView;
  countryNames: CountryNames;
  isNew: boolean;
}) {
  const t = useTranslations('track');
  return (
    <div key={event.time} className={classNames(styles.latest, isNew && styles.isNew)}>
      <div className={styles.latestHead}>
        <h4 className={styles.latestLabel}>{t('card.latest')}</h4>
        <VisitorTime {...event} className={styles.yourTime} />
      </div>
      <p className={styles.latestText}>{event.description}</p>
      <p className={styles.latestPlace}>
        <span>{placeText(event, t, countryNames)}</span>
        <EventTime time={event.time} timeZone={event.timeZone} />
      </p>
    </div>
  );
}

/** Prints only one card: the style sheet hides the others while that card is marked. */
function printCard(card: HTMLElement): void {
  const results = card.closest<HTMLElement>('[data-track-results]');
  const markedElements = [card, results].filter((element) => element !== null);
  const unmark = () => markedElements.forEach((element) => delete element.dataset.printing);
  markedElements.forEach((element) => (element.dataset.printing = ''));
  window.addEventListener('afterprint', unmark, { once: true });
  window.print();
}
