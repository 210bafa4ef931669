'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { TrackView } from '@/lib/contract/tracking/tracking';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';
import type { ListedNumber } from '@/lib/parcel/parse-waybill-list';
import { formatMoment } from '@/lib/i18n/format/format-time';
import { paths } from '@/lib/routing/paths';
import { useVisitorZone } from '../card/event-time.island';
import { NotFoundCard, useNotFoundHint } from './not-found-card';
import { ShareButton } from '../card/share-button.island';
import { ResultRows } from './result-rows.island';
import { showsRows, movedTracksSince, parcelsIn, type NotFound, type SearchOutcome } from '../search/track-search';
import type { UnlockedDetails } from '../card/unlock-details.island';
import { WaybillCard } from '../card/waybill-card.island';
import styles from './track-results.module.css';

export interface TrackResultsProps {
  prefix: Prefix;
  numbers: readonly ListedNumber[];
  outcome: SearchOutcome;
  /** The results that a refresh replaced. */
  before: SearchOutcome | undefined;
  /** Time of the search, ISO 8601. */
  at: string;
  unlocked: UnlockedDetails | null;
  countryNames: Readonly<Record<Country, string>>;
  contact: string | undefined;
  supportHref: string;
  example: string;
}

/**
 * Shows a single result as its card (§4). Several are rows in groups that open to cards. The most urgent groups are
 * first.
 */
export function TrackResults(props: TrackResultsProps) {
  const { prefix, numbers, outcome, before, at, unlocked, countryNames, contact, supportHref, example } = props;
  const t = useTranslations('track');
  const hint = useNotFoundHint(example);
  const tracks = parcelsIn(outcome);
  const searchedNumbers = numbers.map(({ status, raw, waybill }) => (status === 'ok' ? waybill : raw));
  const news = movedTracksSince(outcome, before);
  const isRows = showsRows(outcome);
  const updated = <UpdatedAt at={at} />;

  const card = (track: TrackView) => (
    <WaybillCard
      prefix={prefix}
      track={track}
      before={news.get(track.waybillNo)}
      searchedNumbers={searchedNumbers}
      unlocked={unlocked?.waybillNo === track.waybillNo ? unlocked : null}
      countryNames={countryNames}
      contact={contact}
      updated={!isRows && updated}
    />
  );

  const notFoundCard = (failure: NotFound) => (
    <NotFoundCard failure={failure} hint={hint(failure)} supportHref={supportHref} />
  );

  return (
    <div className={styles.results} data-track-results>
      {isRows ? (
        <>
          <div className={styles.about}>
            {updated}
            <div className={styles.tools}>
              <ShareButton path={paths.track(prefix, searchedNumbers)} text={t('query.share')} />
              <Button variant="quiet" size="small" icon="print" onClick={() => print()}>
                {t('query.print')}
              </Button>
            </div>
          </div>
          <ResultRows
            outcome={outcome}
            openNumber={unlocked?.waybillNo}
            card={card}
            hint={hint}
            notFoundCard={notFoundCard}
          />
        </>
      ) : (
        <>
          {tracks.map((track) => (
            <SingleResult key={track.waybillNo} title={t(`states.${track.state}`)}>
              {card(track)}
            </SingleResult>
          ))}
          {outcome.notFound.map((failure) => (
            <SingleResult key={failure.number} title={t('groups.notFound')}>
              {notFoundCard(failure)}
            </SingleResult>
          ))}
        </>
      )}
      <MovedParcels news={news} tracks={tracks} />
    </div>
  );
}

/** Heads a single card for screen readers. */
function SingleResult({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.unseen}>{title}</h2>
      {children}
    </section>
  );
}

/**
 * Shows the time of the search on the visitor's clock, once known. Includes the day, since a stored page may be opened
 * later.
 */
function UpdatedAt({ at }: { at: string }) {
  const t = useTranslations('track.query');
  const locale = useLocale();
  const market = useTimeZone() ?? 'UTC';
  const zone = useVisitorZone() ?? market;
  return (
    <p>
      <time dateTime={at}>{t('updated', { time: formatMoment(new Date(at), locale, zone) })}</time>
    </p>
  );
}

/** Announces the new scan of each parcel once to screen readers. */
function MovedParcels({ news, tracks }: { news: ReadonlyMap<string, TrackView>; tracks: readonly TrackView[] }) {
  const t = useTranslations('track.query');
  const changedTracks = tracks.filter(({ waybillNo }) => news.has(waybillNo));
  return (
    <div role="status">
      <VisuallyHidden>
        {changedTracks.map(({ waybillNo, events: [event] }) => (
          <span key={waybillNo}>{t('news', { number: waybillNo, event: event!.description })} </span>
        ))}
      </VisuallyHidden>
    </div>
  );
}
