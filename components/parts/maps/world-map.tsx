import { classNames } from '@/components/ui/class-names';
import type { Country } from '@/lib/market/country';
import { labelAttributes } from './label-places';
import { LAND_ADDRESS } from './land-address';
import { WORLD_HEIGHT, WORLD_PLACES, WORLD_WIDTH } from './world-places';
import styles from './world-map.module.css';

export interface MapPoint {
  /** Used as the label if there is no space for the name. */
  id: Country;
  label: string;
  /** Without it the point is not a link. */
  href?: string;
  current?: boolean;
}

export interface WorldMapProps {
  /** Names the group of links. The caller also gives the same links as a list. */
  label: string;
  points: readonly MapPoint[];
}

/**
 * Renders the land, the markets as labelled links, and the route to the current one. It is not mirrored for
 * right-to-left text.
 */
export function WorldMap({ label, points }: WorldMapProps) {
  const current = points.find((point) => point.current);
  const route = current && WORLD_PLACES[current.id].arc;
  return (
    <div className={styles.frame}>
      <svg
        viewBox={`0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        role="group"
        aria-label={label}
        className={styles.map}
      >
        <use className={styles.land} href={LAND_ADDRESS} />
        {route && <path className={styles.route} d={route} />}
        {points.map((point) => (
          <MapLink key={point.id} point={point} />
        ))}
      </svg>
    </div>
  );
}

function MapLink({ point }: { point: MapPoint }) {
  const { x, y } = WORLD_PLACES[point.id];
  const label = labelAttributes(point.id, point.current);
  const className = classNames(styles.link, point.current && styles.currentLink);
  const drawing = (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.target} />
      <circle className={styles.dot} />
      <text className={classNames(styles.label, styles.name)} direction="ltr" {...label}>
        {point.label}
      </text>
      <text className={classNames(styles.label, styles.code)} direction="ltr" {...label}>
        {point.id}
      </text>
    </g>
  );
  if (!point.href) return <g className={className}>{drawing}</g>;
  return (
    <a
      href={point.href}
      // Contains both labels, so that speech control finds the displayed one.
      aria-label={`${point.id} ${point.label}`}
      aria-current={point.current ? 'true' : undefined}
      className={className}
    >
      {drawing}
    </a>
  );
}
