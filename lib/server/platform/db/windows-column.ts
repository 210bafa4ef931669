import 'server-only';
import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod';
import { COUNTRIES, type Country } from '@/lib/market/country';
import type { WorkingDays } from '@/lib/market/working-days';
import type { DeliveryWindow, StoredWindows } from '@/lib/parcel/stored-windows';
import { WINDOW_CAUSES, type WindowCause } from '@/lib/parcel/window-causes';
import type { JsonColumn } from './json-column';
import { isPostgres, type Queryable } from './open';

/**
 * Stored form of a delivery window: its fields in this order, with the fields of its scan last. Most scans rewrite a
 * parcel's row. With field names, six windows would not fit a SQLite page with the rest, and an import would take a
 * third longer.
 */
type StoredWindow = readonly [
  minDays: number,
  maxDays: number,
  from: string,
  earliest: string,
  latest: string,
  whole: boolean,
  because: WindowCause,
  at: string,
  ...scan: [] | [eventId: string, occurredAt: string],
];

function storedWindow({
  minDays,
  maxDays,
  from,
  earliest,
  latest,
  whole,
  because,
  at,
  scan,
}: DeliveryWindow): StoredWindow {
  return scan
    ? [minDays, maxDays, from, earliest, latest, whole, because, at, scan.eventId, scan.occurredAt]
    : [minDays, maxDays, from, earliest, latest, whole, because, at];
}

const DATE_PATTERN = z.regexes.date;
const INSTANT = z.regexes.datetime({});
const causes = new Set<unknown>(WINDOW_CAUSES);
const countries = new Set<unknown>(COUNTRIES);

const matches = (value: unknown, shape: RegExp) => typeof value === 'string' && shape.test(value);

/**
 * Checks by hand what a schema of a window would. An import reads some windows of each parcel, and a schema would take
 * a tenth of its time.
 */
function isStoredWindow(stored: unknown): stored is StoredWindow {
  if (!Array.isArray(stored)) return false;
  const [minDays, maxDays, from, earliest, latest, whole, because, at, ...scan]: unknown[] = stored;
  const isCounted = Number.isInteger(minDays) && Number.isInteger(maxDays) && typeof whole === 'boolean';
  const areDays = matches(from, DATE_PATTERN) && matches(earliest, DATE_PATTERN) && matches(latest, DATE_PATTERN);
  const isMoved = scan.length === 0 || (scan.length === 2 && typeof scan[0] === 'string' && matches(scan[1], INSTANT));
  return isCounted && areDays && causes.has(because) && matches(at, INSTANT) && isMoved;
}

/** Converts a stored window. Throws TypeError for any other value. */
function readWindow(stored: unknown): DeliveryWindow {
  if (!isStoredWindow(stored)) throw new TypeError('not a delivery window');
  const [minDays, maxDays, from, earliest, latest, whole, because, at, eventId, occurredAt] = stored;
  const scan = eventId === undefined || occurredAt === undefined ? null : { eventId, occurredAt };
  return { minDays, maxDays, from, earliest, latest, whole, because, at, scan };
}

const isDays = (value: unknown): value is WorkingDays =>
  typeof value === 'object' &&
  value !== null &&
  'minDays' in value &&
  Number.isInteger(value.minDays) &&
  'maxDays' in value &&
  Number.isInteger(value.maxDays);

const isCountry = (value: unknown): value is Country => countries.has(value);

/** Converts stored windows. Throws TypeError for any other value. */
function readStoredWindows(stored: unknown): StoredWindows {
  if (typeof stored !== 'object' || stored === null) throw new TypeError('not delivery windows');
  const fields: Readonly<Record<string, unknown>> = { ...stored };
  const { line, origin, remote, windows } = fields;
  const isLane = isDays(line) && (origin === null || isCountry(origin)) && (remote === null || isDays(remote));
  if (!isLane || !Array.isArray(windows) || windows.length === 0) throw new TypeError('not delivery windows');
  return { line, origin, remote, windows: windows.map(readWindow) };
}

/** Codec of the promised delivery windows and the causes of their changes. */
export const WINDOWS_COLUMN: JsonColumn<StoredWindows> = {
  read: (text) => readStoredWindows(JSON.parse(text)),
  write: ({ windows, ...lane }) => JSON.stringify({ ...lane, windows: windows.map(storedWindow) }),
};

/** Returns SQL for the last expected day in `parcels.expected`: the fifth value of its last window. */
export function lastExpectedDaySql(db: Queryable): RawBuilder<string | null> {
  return isPostgres(db)
    ? sql<string | null>`parcels.expected::json #>> '{windows,-1,4}'`
    : sql<string | null>`json_extract(parcels.expected, '$.windows[#-1][4]')`;
}
