/**
 * Parts of a degree to which a stored position is rounded. A part is about 110 metres, so the position shows the street
 * and not the door (docs/decisions/failed-attempts.md).
 */
const PARTS_OF_DEGREE = 1000;
/** Hours by which an attempt may precede its scan. */
export const ATTEMPT_BEFORE_SCAN_HOURS = 24;

/** A place on the map, in degrees. */
export interface CourierPosition {
  latitude: number;
  longitude: number;
}

const rounded = (degrees: number) => Math.round(degrees * PARTS_OF_DEGREE) / PARTS_OF_DEGREE;

/** Returns the position as it is stored and shown. */
export const roundPosition = ({ latitude, longitude }: CourierPosition): CourierPosition => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/** Returns the address of a map with the position marked. */
export const positionMap = ({ latitude, longitude }: CourierPosition): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
