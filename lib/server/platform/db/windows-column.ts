import 'server-only';
import * as z from 'zod';
import { KeptWindows, type DeliveryWindow } from '@/lib/parcel/kept-windows';
import { WINDOW_CAUSES, type WindowCause } from '@/lib/parcel/window-causes';
import type { JsonColumn } from './json-column';

/**
 * Stored form of a delivery window: its fields in this order, those of its scan last. Most scans rewrite a parcel's
 * row. With field names, six windows would not fit a SQLite page with the rest, and an import would take a third
 * longer.
 */
type Stored = readonly [
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

function storedWindow({ minDays, maxDays, from, earliest, latest, whole, because, at, scan }: DeliveryWindow): Stored {
  return scan
    ? [minDays, maxDays, from, earliest, latest, whole, because, at, scan.eventId, scan.occurredAt]
    : [minDays, maxDays, from, earliest, latest, whole, because, at];
}

const DAY = z.regexes.date;
const INSTANT = z.regexes.datetime({});
const causes = new Set<unknown>(WINDOW_CAUSES);

const matches = (value: unknown, shape: RegExp) => typeof value === 'string' && shape.test(value);

/**
 * Checks by hand what a schema of a window would. An import reads some windows of each parcel, and a schema would take
 * a tenth of its time.
 */
function isStored(stored: unknown): stored is Stored {
  if (!Array.isArray(stored)) return false;
  const [minDays, maxDays, from, earliest, latest, whole, because, at, ...scan]: unknown[] = stored;
  const isCounted = Number.isInteger(minDays) && Number.isInteger(maxDays) && typeof whole === 'boolean';
  const areDays = matches(from, DAY) && matches(earliest, DAY) && matches(latest, DAY);
  const isMoved = scan.length === 0 || (scan.length === 2 && typeof scan[0] === 'string' && matches(scan[1], INSTANT));
  return isCounted && areDays && causes.has(because) && matches(at, INSTANT) && isMoved;
}

/** Converts a stored window. Throws TypeError for any other value. */
function readWindow(stored: unknown): DeliveryWindow {
  if (!isStored(stored)) throw new TypeError('not a delivery window');
  const [minDays, maxDays, from, earliest, latest, whole, because, at, eventId, occurredAt] = stored;
  const scan = eventId === undefined || occurredAt === undefined ? null : { eventId, occurredAt };
  return { minDays, maxDays, from, earliest, latest, whole, because, at, scan };
}

const Kept = KeptWindows.extend({ windows: z.array(z.unknown()).min(1) });

/** Codec of the promised delivery windows and the causes of their changes. */
export const WINDOWS: JsonColumn<KeptWindows> = {
  read(text) {
    const { windows, ...way } = Kept.parse(JSON.parse(text));
    return { ...way, windows: windows.map(readWindow) };
  },
  write: ({ windows, ...way }) => JSON.stringify({ ...way, windows: windows.map(storedWindow) }),
};
