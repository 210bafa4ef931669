'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WaybillText } from '@/components/ui/content/figures';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { TrackView } from '@/lib/contract/tracking/tracking';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';
import type { ListedNumber } from '@/lib/parcel/parse-waybill-list';
import { formatMoment } from '@/lib/i18n/format/format-time';
import { paths } from '@/lib/routing/paths';
import { useVisitorZone } from '../card/event-time.island';
import { NotFoundCard } from './not-found-card';
import { ShareButton } from '../card/share-button.island';
import { ResultRows } from './result-rows.island';
import { isAlone, isMany, newsOf, parcelsIn, type NotFound, type Outcome } from '../search/track-search';
import type { UnlockedDetails } from '../card/unlock-details.island';
import { WaybillCard } from '../card/waybill-card.island';
import styles from './track-results.module.css';

export interface TrackResultsProps {
  prefix: Prefix;
  numbers: readonly ListedNumber[];
  outcome: Outcome;
  /** The results that a refresh replaced. */
  before: Outcome | undefined;
  /** Time of the search, ISO 8601. */
  at: string;
  unlocked: UnlockedDetails | null;
  countryNames: Readonly<Record<Country, string>>;
  contact: string | undefined;
  supportHref: string;
  example: string;
}

/**
 * §4: shows parcels in transit, signed, ended, and not found; each list folds by itself. Parcels that are not collected
 * yet are set apart. The result of a single number that was found has no lists.
 */
export function TrackResults(props: TrackResultsProps) {
  const { prefix, numbers, outcome, before, at, unlocked, countryNames, contact, supportHref, example } = props;
  const t = useTranslations('track');
  const { notFound } = outcome;
  const tracks = parcelsIn(outcome);
  const searchedNumbers = numbers.map(({ status, raw, waybill }) => (status === 'ok' ? waybill : raw));

  const news = newsOf(outcome, before);

  const card = (track: TrackView) => (
    <WaybillCard
      key={track.waybillNo}
      prefix={prefix}
      track={track}
      before={news.get(track.waybillNo)}
      searchedNumbers={searchedNumbers}
      unlocked={unlocked?.waybillNo === track.waybillNo ? unlocked : null}
      countryNames={countryNames}
      contact={contact}
    />
  );

  const notFoundCard = (failure: NotFound) => (
    <NotFoundCard key={failure.number} failure={failure} example={example} supportHref={supportHref} />
  );

  const tools = (
    <div className={styles.tools}>
      <ShareButton path={paths.track(prefix, searchedNumbers)} text={t('query.share')} />
      <Button variant="quiet" size="small" icon="print" onClick={() => print()}>
        {t('query.print')}
      </Button>
    </div>
  );

  if (isMany(outcome)) {
    return (
      <div className={styles.many} data-track-results>
        <div className={styles.about}>
          <Updated at={at} />
          {tools}
        </div>
        <ResultRows outcome={outcome} openNumber={unlocked?.waybillNo} card={card} notFoundCard={notFoundCard} />
        <News news={news} tracks={tracks} />
      </div>
    );
  }

  const groups = [
    { title: t('states.WAITING'), cards: outcome.inTransit.filter(isWaiting).map(card) },
    { title: t('groups.inTransit'), cards: outcome.inTransit.filter((track) => !isWaiting(track)).map(card) },
    { title: t('groups.signed'), cards: outcome.signed.map(card) },
    { title: t('groups.ended'), cards: outcome.ended.map(card) },
    {
      title: t('groups.notFound'),
      cards: notFound.map(notFoundCard),
    },
  ].filter(({ cards }) => cards.length > 0);
  const summary = groups
    .map(({ title, cards }) => t('query.summary', { group: title, count: cards.length }))
    .join(' · ');

  if (isAlone(numbers, outcome)) {
    return (
      <div className={styles.results} data-track-results>
        {groups.map(({ title, cards }) => (
          <Fragment key={title}>
            <h2 className={styles.unseen}>{title}</h2>
            {cards}
          </Fragment>
        ))}
        <Updated at={at} />
        <News news={news} tracks={tracks} />
      </div>
    );
  }

  return (
    <div className={styles.results} data-track-results>
      <div className={styles.query}>
        <div className={styles.current}>
          <h2 className={styles.queryTitle}>{t('query.current')}</h2>
          <QueryNumbers tracks={tracks} searchedNumbers={searchedNumbers} />
        </div>
        {searchedNumbers.length > 1 && tools}
        <p role="status" className={styles.summary}>
          {summary}
        </p>
        <Updated at={at} />
        <News news={news} tracks={tracks} />
      </div>
      {groups.map(({ title, cards }) => (
        <Group key={title} title={title} count={cards.length}>
          {cards}
        </Group>
      ))}
    </div>
  );
}

const isWaiting = ({ state }: TrackView) => state === 'WAITING';

/**
 * Shows the time of the search on the visitor's clock, once known. Includes the day, since a stored page may be opened
 * later.
 */
function Updated({ at }: { at: string }) {
  const t = useTranslations('track.query');
  const locale = useLocale();
  const market = useTimeZone() ?? 'UTC';
  const zone = useVisitorZone() ?? market;
  return (
    <p className={styles.updated}>
      <time dateTime={at}>{t('updated', { time: formatMoment(new Date(at), locale, zone) })}</time>
    </p>
  );
}

/** Announces the new scan of each parcel once to screen readers. */
function News({ news, tracks }: { news: ReadonlyMap<string, TrackView>; tracks: readonly TrackView[] }) {
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

/** Lists the numbers of this search; those that were found link to their cards. */
function QueryNumbers({
  searchedNumbers,
  tracks,
}: {
  searchedNumbers: readonly string[];
  tracks: readonly TrackView[];
}) {
  // An order number links to the first of its waybills.
  const cards = new Map(
    [...tracks].reverse().flatMap(({ waybillNo, mallNo = waybillNo }) => [
      [waybillNo, waybillNo],
      [mallNo, waybillNo],
    ]),
  );
  return (
    <ul role="list" className={styles.numbers}>
      {searchedNumbers.map((number) => (
        <li key={number} className={styles.number}>
          {cards.has(number) ? (
            <a href={`#${cards.get(number)}`}>
              <WaybillText number={number} />
            </a>
          ) : (
            <bdi dir="ltr" translate="no" className={styles.raw}>
              {number}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <details open className={styles.group}>
      <summary className={styles.summaryLine}>
        <h2 className={styles.groupTitle}>{title}</h2>
        <span className={styles.count}>{count}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.cards}>{children}</div>
    </details>
  );
}
