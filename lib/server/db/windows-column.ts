import 'server-only';
import { KeptWindows, type DeliveryWindow } from '@/lib/parcel/kept-windows';
import type { JsonColumn } from './json-column';

/**
 * A window as it is stored: its fields in this order, those of its scan last. A parcel's row is written again by most scans; with the
 * names of all fields six windows would not fit a page of SQLite beside the rest, and importing would take a third longer.
 */
const FIELDS = [
  'minDays',
  'maxDays',
  'from',
  'earliest',
  'latest',
  'whole',
  'because',
  'at',
] as const satisfies (keyof DeliveryWindow)[];

type Stored = readonly unknown[];

function storedWindow(window: DeliveryWindow): Stored {
  const { scan } = window;
  return [...FIELDS.map((field) => window[field]), ...(scan ? [scan.eventId, scan.occurredAt] : [])];
}

function readWindow(stored: Stored): unknown {
  const [eventId, occurredAt] = stored.slice(FIELDS.length);
  const fields = FIELDS.map((field, index) => [field, stored[index]]);
  return { ...Object.fromEntries(fields), scan: eventId === undefined ? null : { eventId, occurredAt } };
}

/** The days of delivery that were told, with what moved them. */
export const WINDOWS: JsonColumn<KeptWindows> = {
  read(text) {
    const { windows, ...kept } = JSON.parse(text) as { windows: Stored[] };
    return KeptWindows.parse({ ...kept, windows: windows.map(readWindow) });
  },
  write: ({ windows, ...kept }) => JSON.stringify({ ...kept, windows: windows.map(storedWindow) }),
};
