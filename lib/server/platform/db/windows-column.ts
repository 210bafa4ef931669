import 'server-only';
import * as z from 'zod';
import { KeptWindows, type DeliveryWindow } from '@/lib/parcel/kept-windows';
import { WINDOW_CAUSES, type WindowCause } from '@/lib/parcel/window-causes';
import type { JsonColumn } from './json-column';

/**
 * A window as it is stored: its fields in this order, those of its scan last. A parcel's row is written again by most scans; with the
 * names of all fields six windows would not fit a page of SQLite beside the rest, and importing would take a third longer.
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

/** What the schema of a window asks, by hand: an import reads some of each parcel, and the schema would take a tenth of its time. */
function isStored(stored: unknown): stored is Stored {
  if (!Array.isArray(stored)) return false;
  const [minDays, maxDays, from, earliest, latest, whole, because, at, ...scan] = stored as unknown[];
  const isCounted = Number.isInteger(minDays) && Number.isInteger(maxDays) && typeof whole === 'boolean';
  const areDays = matches(from, DAY) && matches(earliest, DAY) && matches(latest, DAY);
  const isMoved = scan.length === 0 || (scan.length === 2 && typeof scan[0] === 'string' && matches(scan[1], INSTANT));
  return isCounted && areDays && causes.has(because) && matches(at, INSTANT) && isMoved;
}

/** Throws TypeError for what is no window. */
function readWindow(stored: unknown): DeliveryWindow {
  if (!isStored(stored)) throw new TypeError('not a window of days');
  const [minDays, maxDays, from, earliest, latest, whole, because, at, eventId, occurredAt] = stored;
  const scan = eventId === undefined || occurredAt === undefined ? null : { eventId, occurredAt };
  return { minDays, maxDays, from, earliest, latest, whole, because, at, scan };
}

const Way = KeptWindows.omit({ windows: true });

/** The days of delivery that were told, with what moved them. */
export const WINDOWS: JsonColumn<KeptWindows> = {
  read(text) {
    const { windows, ...way } = JSON.parse(text) as { windows: unknown[] };
    if (!Array.isArray(windows) || windows.length === 0) throw new TypeError('no window of days');
    return { ...Way.parse(way), windows: windows.map(readWindow) };
  },
  write: ({ windows, ...way }) => JSON.stringify({ ...way, windows: windows.map(storedWindow) }),
};
