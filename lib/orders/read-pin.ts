import { asciiDigits } from '@/lib/text/ascii-digits';
import type { GeoPoint } from '@/lib/market/distance';

/** Longest text that is read: map links are long. */
export const MAX_PIN_TEXT_LENGTH = 2000;

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** Matches two numbers with a comma, a semicolon or a space between them. */
const COORDINATES = new RegExp(String.raw`^${NUMBER}(?:\s*[,;]\s*|\s+)${NUMBER}(?:[,;?\s].*)?$`);

const toGeoPoint = (lat: string | undefined, lng: string | undefined): GeoPoint | null => {
  if (lat === undefined || lng === undefined) return null;
  const position = { lat: Number(lat), lng: Number(lng) };
  const isOnEarth =
    Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 && (position.lat !== 0 || position.lng !== 0);
  return isOnEarth ? position : null;
};

function coordinatesIn(text: string | null): GeoPoint | null {
  const [, lat, lng] = COORDINATES.exec((text ?? '').trim().replace(/^loc:/, '')) ?? [];
  return toGeoPoint(lat, lng);
}

/** Query parameters of map links with a pair of coordinates, the place itself before the middle of the map. */
const COORDINATE_PARAMETERS = ['q', 'query', 'll', 'coordinate', 'destination', 'daddr', 'center'];

/** Reads the place of a link of Google Maps, Apple Maps or OpenStreetMap. */
function pointOfLink(url: URL): GeoPoint | null {
  const { searchParams: query, pathname, hash } = url;
  const place = /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/.exec(pathname);
  const middle = /@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/.exec(pathname);
  const onMap = /map=\d+(?:\.\d+)?\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(hash);
  const fromQuery = COORDINATE_PARAMETERS.map((name) => coordinatesIn(query.get(name))).find((pair) => pair !== null);
  return (
    toGeoPoint(place?.[1], place?.[2]) ??
    toGeoPoint(query.get('mlat') ?? undefined, query.get('mlon') ?? undefined) ??
    fromQuery ??
    coordinatesIn(/\/(?:place|search|dir)\/([^/]+)/.exec(decodePath(pathname))?.[1] ?? null) ??
    toGeoPoint(middle?.[1], middle?.[2]) ??
    toGeoPoint(onMap?.[1], onMap?.[2])
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll('+', ' '));
  } catch {
    return path;
  }
}

/**
 * Reads a place on the map: coordinates, a `geo:` address, or a link of Google Maps, Apple Maps or OpenStreetMap.
 * Returns null for a text without coordinates, for example a shortened link.
 */
export function readPin(typed: string): GeoPoint | null {
  const text = asciiDigits(typed.normalize('NFKC'))
    .replace(/[\p{Cf}°]/gu, '')
    .replaceAll('\u066B', '.')
    .replaceAll('،', ',')
    .trim();
  if (text.length > MAX_PIN_TEXT_LENGTH) return null;
  const [link] = /https?:\/\/\S+/i.exec(text) ?? [];
  if (link && URL.canParse(link)) return pointOfLink(new URL(link));
  return coordinatesIn(text.replace(/^geo:/i, ''));
}

/** Returns the coordinates as they are stored and shown, to about a metre: `24.71355, 46.67529`. */
export const pinText = ({ lat, lng }: GeoPoint): string => [lat, lng].map((each) => Number(each.toFixed(5))).join(', ');
