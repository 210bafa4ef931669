import { classNames } from '../class-names';
import styles from './spinner.module.css';

/** With a label it is announced as a status; without one it is decoration beside words that say the same. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  if (!label) return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
  return (
    <span role="status" className={classNames(styles.row, className)}>
      <span className={styles.spinner} aria-hidden="true" />
      {label}
    </span>
  );
}
