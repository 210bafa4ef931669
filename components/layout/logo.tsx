import { BRAND } from '@/lib/market/brand';
import styles from './logo.module.css';

/** The mark: a D whose bow is a great circle, with the parcel on its way along it. Beside it the name as text. */
export function Logo() {
  return (
    <span className={styles.logo} dir="ltr">
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
        <path className={styles.letter} d="M8 5v22M8 5c24 0 24 22 0 22" />
        <path className={styles.arc} d="M8 27c1-9 5-14 12.5-16.5" />
        <circle className={styles.parcel} cx="22" cy="10" r="3.25" />
      </svg>
      <span className={styles.name}>{BRAND.name}</span>
    </span>
  );
}
