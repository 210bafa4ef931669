import type { RouteView } from '@/lib/contract/tracking/route';
import styles from './route-codes.module.css';

interface RouteCodesProps {
  route: RouteView;
  /** Places to print below the codes, as on a label. */
  places?: { from: string; to: string };
}

/**
 * Renders the codes of a route as labels print them, left to right in every language. Each place is below its code and
 * has its own direction. Decorative: the page has the places in words.
 */
export function RouteCodes({ route: { from, to }, places }: RouteCodesProps) {
  return (
    <span translate="no" aria-hidden="true" dir="ltr" className={styles.route}>
      <span className={styles.code}>
        <span>{from.code}</span>
        <svg viewBox="0 0 22 16" className={styles.arrow}>
          <path d="M0 8h20M13 1l7 7-7 7" />
        </svg>
      </span>
      <span className={styles.code}>{to.code}</span>
      {places && (
        <>
          <bdi className={styles.place}>{places.from}</bdi>
          <bdi className={styles.place}>{places.to}</bdi>
        </>
      )}
    </span>
  );
}
