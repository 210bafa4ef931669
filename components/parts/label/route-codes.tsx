import type { RouteView } from '@/lib/contract/tracking/route';
import styles from './route-codes.module.css';

interface RouteCodesProps {
  route: RouteView;
  /** Places to print below the codes, as on a label. */
  places?: { from: string; to: string };
}

/**
 * Renders the codes of a route as labels print them, left to right in every language. Decorative: the page has the
 * places in words.
 */
export function RouteCodes({ route: { from, to }, places }: RouteCodesProps) {
  return (
    <span translate="no" aria-hidden="true" className={styles.route}>
      <span dir="ltr" className={styles.codes}>
        <span>{from.code}</span>
        <svg viewBox="0 0 22 16" className={styles.arrow}>
          <path d="M0 8h20M13 1l7 7-7 7" />
        </svg>
        <span>{to.code}</span>
      </span>
      {places && (
        <span dir="ltr" className={styles.places}>
          <bdi>{places.from}</bdi> – <bdi>{places.to}</bdi>
        </span>
      )}
    </span>
  );
}
