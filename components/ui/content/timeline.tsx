import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './timeline.module.css';

export interface TimelineEvent {
  key: string;
  title: ReactNode;
  place?: ReactNode;
  /** A formatted time in a `<time>`. */
  time: ReactNode;
  note?: ReactNode;
  tone?: 'ok' | 'warn' | 'bad';
}

/** Lists the given events, which are newest first. The first dot is filled: it is where the parcel is now. */
export function Timeline({ events, label }: { events: readonly TimelineEvent[]; label: string }) {
  return (
    <ol role="list" aria-label={label} className={styles.list}>
      {events.map((event) => (
        <li key={event.key} className={classNames(styles.event, event.tone && styles[event.tone])}>
          <div className={styles.what}>
            <p className={styles.title}>{event.title}</p>
            {event.place && <p className={styles.place}>{event.place}</p>}
            {event.note && <p className={styles.note}>{event.note}</p>}
          </div>
          <p className={styles.time}>{event.time}</p>
        </li>
      ))}
    </ol>
  );
}
