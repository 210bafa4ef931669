/**
 * Positions of labels beside their points, so that labels never overlap. Compass words, because the map is not
 * mirrored.
 */
export type LabelPlace = 'north' | 'north-east' | 'east' | 'south-east' | 'south' | 'south-west' | 'west';

const PLACES: Partial<Record<string, LabelPlace>> = {
  GH: 'west',
  NG: 'south',
  KE: 'east',
  UG: 'west',
  CN: 'south',
  MA: 'south-east',
  EG: 'west',
  PK: 'north-east',
  SA: 'south-west',
  AE: 'south',
  TR: 'north',
};

/** Places of the labels whose own route would run through them. */
const PLACES_ON_ROUTE: Partial<Record<string, LabelPlace>> = { PK: 'south-east' };

export interface LabelAttributes {
  textAnchor: 'start' | 'middle' | 'end';
  /** Gap in units of the label's font size, so that it is right at every scale. */
  dx: string;
  dy: string;
}

const ATTRIBUTES: Record<LabelPlace, LabelAttributes> = {
  north: { textAnchor: 'middle', dx: '0', dy: '-0.8em' },
  'north-east': { textAnchor: 'start', dx: '0.3em', dy: '-0.6em' },
  east: { textAnchor: 'start', dx: '0.75em', dy: '0.35em' },
  'south-east': { textAnchor: 'start', dx: '0.3em', dy: '1.4em' },
  south: { textAnchor: 'middle', dx: '0', dy: '1.75em' },
  'south-west': { textAnchor: 'end', dx: '-0.1em', dy: '1.4em' },
  west: { textAnchor: 'end', dx: '-0.75em', dy: '0.35em' },
};

/**
 * Returns the attributes of a country's label. `isOnRoute` is true for the end of the route. An unknown place has its
 * label to the east.
 */
export function labelAttributes(id: string, isOnRoute = false): LabelAttributes {
  return ATTRIBUTES[(isOnRoute && PLACES_ON_ROUTE[id]) || (PLACES[id] ?? 'east')];
}
