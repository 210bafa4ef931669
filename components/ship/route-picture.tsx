import { classNames } from '@/components/ui/class-names';
import type { Country } from '@/lib/market/country';
import type { RouteDrawing } from './route-drawing';
import styles from './route-picture.module.css';

/** Our motif beside the form: all routes faint, this parcel's drawn. Decoration; the words beside it say the same. */
export function RoutePicture({ drawing, country }: { drawing: RouteDrawing; country: Country | '' }) {
  const { width, height, origin, routes } = drawing;
  const chosen = routes.find((route) => route.country === country);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.picture}>
      {routes.map((route) => (
        <g key={route.country} className={classNames(route === chosen && styles.chosen)}>
          <path pathLength={1} d={route.path} className={styles.arc} />
          <Point at={route.end} />
        </g>
      ))}
      <g className={styles.chosen}>
        <Point at={origin} />
      </g>
    </svg>
  );
}

function Point({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="9" className={styles.halo} />
      <circle r="3.5" className={styles.dot} />
    </g>
  );
}
