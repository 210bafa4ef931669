import { BRAND } from '@/lib/market/brand';
import styles from './logo.module.css';

/** Renders the mark, a D made of the bars of a label and the arrow of a route, and the name as text. */
export function Logo() {
  return (
    <span className={styles.logo} dir="ltr">
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
        <path className={styles.bars} d="M3 4h4v24H3zM9 4h2v24H9z" />
        <path className={styles.bow} d="M13 5.75h2c16.5 0 16.5 20.5 0 20.5h-2" />
        <path className={styles.arrow} d="M13.5 16h8m-3.5-3.5 3.5 3.5-3.5 3.5" />
      </svg>
      <span className={styles.name}>{BRAND.name}</span>
    </span>
  );
}
