import type { GeoPoint } from '@/lib/market/distance';
import { pixelsAt } from '../geo-point';

/** Pixels, at the size in which the map writes names. */
const LINE = 18;
const MARGINS = 8;
const LETTER = 8;
const CHINESE_CHARACTER = 13;

const widthOf = (name: string) =>
  [...name].reduce((width, letter) => width + (/\p{Script=Han}/u.test(letter) ? CHINESE_CHARACTER : LETTER), MARGINS);

/** Returns the places whose names fit on the map at a zoom without overlap. Earlier places have priority. */
export function namesThatFit<Place extends GeoPoint & { name: string }>(
  places: readonly Place[],
  zoom: number,
): Place[] {
  const placedNames: { place: Place; at: [x: number, y: number]; half: number }[] = [];
  for (const place of places) {
    const pixel = pixelsAt(place, zoom);
    const half = widthOf(place.name) / 2;
    const covers = placedNames.some(
      (other) => Math.abs(other.at[0] - pixel[0]) < other.half + half && Math.abs(other.at[1] - pixel[1]) < LINE,
    );
    if (!covers) placedNames.push({ place, at: pixel, half });
  }
  return placedNames.map(({ place }) => place);
}
