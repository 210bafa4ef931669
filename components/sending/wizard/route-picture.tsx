import { classNames } from '@/components/ui/class-names';
import type { Country } from '@/lib/market/country';
import type { RouteDrawing } from './route-drawing';
import styles from './route-picture.module.css';

/** Shows the markets on a map, and a straight line to the parcel's destination. Decorative: the text beside it says the same. */
export function RoutePicture({ drawing, country }: { drawing: RouteDrawing; country: Country | '' }) {
  const { width, height, origin, routes } = drawing;
  const chosen = routes.find((route) => route.country === country);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.picture}>
      {chosen && <path d={`M${origin.join(' ')}L${chosen.end.join(' ')}`} className={styles.route} />}
      {routes.map((route) => (
        <g key={route.country} className={classNames(route === chosen && styles.chosen)}>
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
