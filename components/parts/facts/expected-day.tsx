import { classNames } from '@/components/ui/class-names';
import { Fold } from '@/components/ui/fold';
import type { DeliveryView } from '@/lib/contract/expected-day';
import styles from './expected-day.module.css';

/**
 * When a parcel comes, as the service says it in the reader's language: the largest line of its card; why it moved, and in a fold how
 * the days were counted. Nothing where the service says nothing.
 */
export function ExpectedDay({ delivery }: { delivery: DeliveryView | undefined }) {
  if (!delivery) return null;
  const { status, text, note, moves, workings } = delivery;
  const [last, ...before] = moves;
  return (
    <div className={styles.expected}>
      <p className={classNames(styles.line, status === 'late' && styles.late)}>{text}</p>
      {note && <p className={styles.note}>{note}</p>}
      {last && <p className={styles.note}>{last.text}</p>}
      {workings && (
        <Fold title={workings.title}>
          <ul className={styles.workings}>
            {workings.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {before.map(({ at, text: earlier }) => (
              <li key={at + earlier}>{earlier}</li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}
