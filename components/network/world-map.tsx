import { classNames } from '@/components/ui/class-names';
import { ORIGIN_HUB } from '@/lib/market/country';
import { arcPath } from './geometry';
import { labelAttributes } from './label-places';
import { WORLD_FRAME, WORLD_LAND } from './maps';
import styles from './world-map.module.css';

export interface MapPoint {
  /** The country code; it is the label where there is no room for the name. */
  id: string;
  label: string;
  /** Without it the point is only shown. */
  href?: string;
  lon: number;
  lat: number;
  current?: boolean;
}

export interface WorldMapProps {
  /** Names the group of links. The caller also gives the same links as a list. */
  label: string;
  points: readonly MapPoint[];
}

/** Land, and the markets as labelled links. Server only: it reads the coastline. It is not mirrored for right-to-left text. */
export function WorldMap({ label, points }: WorldMapProps) {
  const current = points.find((point) => point.current);
  const inDrawingOrder = current ? [...points.filter((point) => point !== current), current] : points;
  return (
    <div className={styles.frame}>
      <svg
        viewBox={`0 0 ${WORLD_FRAME.width} ${WORLD_FRAME.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="group"
        aria-label={label}
        className={styles.map}
      >
        <path className={styles.land} fillRule="evenodd" d={WORLD_LAND} />
        {inDrawingOrder.map((point) => (
          <MapArc key={point.id} point={point} />
        ))}
        {points.map((point) => (
          <MapLink key={point.id} point={point} />
        ))}
      </svg>
    </div>
  );
}

function MapArc({ point }: { point: MapPoint }) {
  const isOrigin = point.lon === ORIGIN_HUB[0] && point.lat === ORIGIN_HUB[1];
  if (isOrigin) return null;
  const path = arcPath(WORLD_FRAME, ORIGIN_HUB, [point.lon, point.lat]);
  return <path className={classNames(styles.arc, point.current && styles.currentArc)} d={path} />;
}

function MapLink({ point }: { point: MapPoint }) {
  const [x, y] = WORLD_FRAME.project([point.lon, point.lat]);
  const label = labelAttributes(point.id);
  const className = classNames(styles.link, point.current && styles.currentLink);
  const drawing = (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
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
      aria-label={point.label}
      aria-current={point.current ? 'true' : undefined}
      className={className}
    >
      {drawing}
    </a>
  );
}
