'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { WaybillText } from '@/components/ui/content/figures';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/status/tag';
import type { TrackView } from '@/lib/contract/tracking/tracking';
import { formatDayRange } from '@/lib/i18n/format/format-day';
import { progressOf, type JourneyProgress } from '@/lib/contract/tracking/stages';
import { groupResults, needsPerson, type RowGroup, type RowsOfGroup } from './result-groups';
import type { NotFound, SearchOutcome } from '../search/track-search';
import { StateTag } from '../card/state-tag';
import { useStageSentence } from '../card/use-stage-sentence';
import styles from './result-rows.module.css';

export interface ResultRowsProps {
  outcome: SearchOutcome;
  /** Waybill whose row is open at first. */
  openNumber: string | undefined;
  card: (track: TrackView) => ReactNode;
  /** Returns what to do about a number that was not found. */
  hint: (failure: NotFound) => string;
  notFoundCard: (failure: NotFound) => ReactNode;
}

const RESULTS_ID = 'results';
const COLUMNS = ['number', 'to', 'day', 'progress', 'state'] as const;

/**
 * Shows many results as rows that open to their cards, by urgency. Chips link to the groups. Style rules hide the other
 * groups while one is the target of the address, so filtering needs no script.
 */
export function ResultRows({ outcome, ...parts }: ResultRowsProps) {
  const title = useGroupTitle();
  const t = useTranslations('track.query');
  const tColumns = useTranslations('parcel.columns');
  const target = useTarget();
  const groups = groupResults(outcome);
  const ids = groups.map(({ group }) => group as string);
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const chip = (id: string, text: string) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={id === (ids.includes(target) ? target : RESULTS_ID) || undefined}>
        {text}
      </a>
    </li>
  );
  return (
    <>
      <ul role="list" className={styles.chips}>
        {chip(RESULTS_ID, t('all', { count: total }))}
        {groups.map(({ group, rows }) => chip(group, t('summary', { group: title(group), count: rows.length })))}
      </ul>
      {total > outcome.notFound.length && (
        <p aria-hidden="true" className={styles.columns}>
          {COLUMNS.map((column) => (
            <span key={column}>{tColumns(column)}</span>
          ))}
        </p>
      )}
      <div id={RESULTS_ID} className={styles.groups}>
        {groups.map((each) => (
          <section
            key={each.group}
            id={each.group}
            aria-labelledby={`${each.group}-title`}
            className={classNames(styles.group, needsPerson(each.group) && styles.urgent)}
          >
            <h2 id={`${each.group}-title`} className={styles.unseen}>
              {title(each.group)}
            </h2>
            <GroupRows {...each} {...parts} />
          </section>
        ))}
      </div>
    </>
  );
}

function GroupRows({ openNumber, card, hint, notFoundCard, ...each }: RowsOfGroup & Omit<ResultRowsProps, 'outcome'>) {
  const t = useTranslations('track');
  if (each.group === 'notFound') {
    return each.rows.map((failure) => (
      <ResultRow
        key={failure.number}
        number={failure.number}
        note={hint(failure)}
        tag={<Tag tone="neutral">{t('groups.notFound')}</Tag>}
      >
        {notFoundCard(failure)}
      </ResultRow>
    ));
  }
  return each.rows.map((track) => (
    <ResultRow
      key={track.waybillNo}
      number={track.waybillNo}
      track={track}
      note={track.events[0] && needsPerson(each.group) && t('query.reason', { event: track.events[0].description })}
      open={track.waybillNo === openNumber}
      tag={<StateTag {...track} />}
    >
      {card(track)}
    </ResultRow>
  ));
}

interface RowProps {
  number: string;
  /** Left out for a number that was not found. */
  track?: TrackView;
  /** Newest event if somebody may have to act, or what to do about a number that was not found. */
  note: string | false | undefined;
  open?: boolean;
  /** State of the parcel. */
  tag: ReactNode;
  children: ReactNode;
}

function ResultRow({ number, track, note, open, tag, children }: RowProps) {
  const progress = track && progressOf(track);
  return (
    <details open={open} className={classNames(styles.row, progress && styles[progress.tone])}>
      <summary className={classNames(styles.line, note && styles.noted)}>
        <h3 className={styles.number}>
          <WaybillText number={number} />
        </h3>
        <span className={styles.city}>{track?.destination}</span>
        <span className={styles.day}>{track && <DeliveryDay {...track} />}</span>
        <span className={styles.bar}>{progress && <ProgressStages progress={progress} />}</span>
        <span className={styles.state}>{tag}</span>
        <Icon name="chevron-down" size={16} className={styles.chevron} />
        {note && (
          <span className={styles.note} suppressHydrationWarning>
            {note}
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}

/** Shows how far the parcel has come, by steps without names. */
function ProgressStages({ progress }: { progress: JourneyProgress }) {
  const sentence = useStageSentence(progress);
  const { stages, reachedStages: reached } = progress;
  return (
    <span role="img" aria-label={sentence} className={styles.steps}>
      {stages.map((name, index) => (
        <span key={name} className={classNames(styles.step, index <= reached && styles.reached)} />
      ))}
    </span>
  );
}

/** Shows the days alone. Screen readers read the whole sentence. Browsers and server may differ in a space. */
function DeliveryDay({ delivery, state }: TrackView) {
  const t = useTranslations('track.query');
  const locale = useLocale();
  if (!delivery) return null;
  const { earliest, latest, text } = delivery;
  if (!earliest || !latest) return <span>{text}</span>;
  const days = formatDayRange(earliest, latest, locale);
  return (
    <>
      <span className={styles.unseen}>{text}</span>
      <bdi aria-hidden="true" suppressHydrationWarning>
        {state === 'DELIVERY_FAILED' ? t('tryOn', { days }) : days}
      </bdi>
    </>
  );
}

function useGroupTitle(): (group: RowGroup) => string {
  const t = useTranslations('track');
  return (group) => {
    switch (group) {
      case 'failed':
        return t('states.DELIVERY_FAILED');
      case 'returned':
        return t('states.RETURNED');
      case 'ready':
        return t('states.READY_FOR_COLLECTION');
      case 'out':
        return t('states.OUT_FOR_DELIVERY');
      case 'waiting':
        return t('states.WAITING');
      case 'customs':
      case 'ended':
      case 'inTransit':
      case 'notFound':
      case 'signed':
        return t(`groups.${group}`);
    }
  };
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** Returns the fragment of the address; empty on the server. */
const useTarget = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );
