import { classNames } from '@/components/ui/class-names';
import { COUNTRIES, MARKETS, ORIGIN_HUB, type Country } from '@/lib/market/country';
import type { Coordinates } from './frame';
import { arcPath } from './geometry';
import { labelAttributes } from './label-places';
import { landAddress } from './land-address';
import { ROUTE_FRAME } from './maps';
import styles from './route-arcs.module.css';

export interface RouteArcsProps {
  /** The market whose route is drawn in full. */
  country: Country;
  /** The names at both ends of that route. */
  originLabel?: string;
  marketLabel?: string;
}

/** Our motif: great circles from Guangzhou to every market, drawn once. Decoration; server only, as it reads the coastline. */
export function RouteArcs({ country, originLabel, marketLabel }: RouteArcsProps) {
  const others = COUNTRIES.filter((code) => code !== country && code !== 'CN');
  const isAbroad = country !== 'CN';
  return (
    <div className={styles.frame}>
      <svg viewBox={`0 0 ${ROUTE_FRAME.width} ${ROUTE_FRAME.height}`} aria-hidden="true" className={styles.map}>
        <g className={styles.ground}>
          <use className={styles.grid} href={landAddress('grid')} />
          <use className={styles.land} href={landAddress('route')} />
        </g>
        {others.map((code) => (
          <path key={code} className={styles.arc} d={arcPath(ROUTE_FRAME, ORIGIN_HUB, MARKETS[code].hub)} />
        ))}
        {others.map((code) => (
          <Place key={code} at={MARKETS[code].hub} />
        ))}
        {isAbroad && (
          <path className={styles.route} pathLength={1} d={arcPath(ROUTE_FRAME, ORIGIN_HUB, MARKETS[country].hub)} />
        )}
        <Place at={ORIGIN_HUB} id="CN" label={originLabel} end />
        {isAbroad && <Place at={MARKETS[country].hub} id={country} label={marketLabel} end arrival />}
      </svg>
    </div>
  );
}

interface PlaceProps {
  at: Coordinates;
  id?: string;
  label?: string;
  /** One of the two ends of the route. */
  end?: boolean;
  /** The end that appears when the route has reached it. */
  arrival?: boolean;
}

function Place({ at, id, label, end, arrival }: PlaceProps) {
  const [x, y] = ROUTE_FRAME.project(at);
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      className={classNames(end && styles.end, arrival && styles.arrival)}
    >
      {end && <circle className={styles.halo} />}
      <circle className={styles.dot} />
      {id && label && (
        <text className={styles.label} direction="ltr" {...labelAttributes(id)}>
          {label}
        </text>
      )}
    </g>
  );
}
