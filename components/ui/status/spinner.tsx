import { classNames } from '../class-names';
import styles from './spinner.module.css';

/** A spinner with a label is announced as a status. Without one it is decoration beside words with the same meaning. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  if (!label) return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
  return (
    <span role="status" className={classNames(styles.row, className)}>
      <span className={styles.spinner} aria-hidden="true" />
      {label}
    </span>
  );
}
