import { classNames } from '@/components/ui/class-names';
import { Fold } from '@/components/ui/content/fold';
import type { DeliveryView } from '@/lib/contract/quotes/expected-day';
import styles from './expected-day.module.css';

/**
 * Shows the expected day of a parcel in the service's words, as the largest line of its card. Below it: the reason for
 * a change and, in a fold, how the days were counted. Renders nothing without an expected day.
 */
export function ExpectedDay({ delivery }: { delivery: DeliveryView | undefined }) {
  if (!delivery) return null;
  const { status, text } = delivery;
  return (
    <div className={styles.expected}>
      <p className={classNames(styles.line, status === 'late' && styles.late)}>{text}</p>
      <ExpectedDayReasons delivery={delivery} />
    </div>
  );
}

/** Shows what the expected day depends on, without the day. */
export function ExpectedDayReasons({ delivery: { note, moves, workings } }: { delivery: DeliveryView }) {
  const [last, ...before] = moves;
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {last && <p className={styles.note}>{last.text}</p>}
      {workings && (
        <Fold title={workings.title}>
          <DayWorkings lines={[...workings.lines, ...before.map(({ text }) => text)]} />
        </Fold>
      )}
    </>
  );
}

/** Lists how the days were counted. */
export function DayWorkings({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.workings}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
