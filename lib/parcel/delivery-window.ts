import { localDay, type CalendarDate } from '@/lib/time/calendar-date';
import { workingWindow, type LineOrigin, type WorkingCalendar, type WorkingDays } from '@/lib/market/working-days';
import { latestWindow, type DeliveryWindow, type StoredWindows } from './stored-windows';
import { SCAN_STATE, TAKE_OVER_CODES, type StoredCode } from './scan-codes';
import type { ParcelState } from './states';
import type { WindowCause } from './window-causes';

/** A parcel's scan as this module reads it, with the time zone of its place. */
export interface WindowScan {
  event_id: string;
  code: StoredCode;
  occurred_at: string;
  time_zone: string;
}

/** Calendars for a parcel's route. `origin` is set only if it is another country. */
export interface LaneCalendars {
  destination: WorkingCalendar;
  origin: WorkingCalendar | null;
}

type Line = Pick<StoredWindows, 'line' | 'remote'>;

/** Share of a line's days before the flight. */
const SHARE_BEFORE_FLIGHT = 0.25;

/** Returns how the days before the flight are counted, or null within a country. */
export function lineOrigin({ line }: Pick<Line, 'line'>, { origin }: LaneCalendars): LineOrigin | null {
  if (!origin) return null;
  const days = {
    minDays: Math.floor(line.minDays * SHARE_BEFORE_FLIGHT),
    maxDays: Math.ceil(line.maxDays * SHARE_BEFORE_FLIGHT),
  };
  return { calendar: origin, days };
}

/** Returns the window for the whole route of a parcel that we have on `from`. */
export function wholeWindow(from: CalendarDate, storedWindows: Line, calendars: LaneCalendars) {
  const { line, remote } = storedWindows;
  const minDays = line.minDays + (remote?.minDays ?? 0);
  const maxDays = line.maxDays + (remote?.maxDays ?? 0);
  const ends = workingWindow(from, { minDays, maxDays }, calendars.destination, lineOrigin(storedWindows, calendars));
  return { from, minDays, maxDays, ...ends, whole: true };
}

interface Milestone {
  because: WindowCause;
  /** Share of the line completed at this point, if all goes as planned. */
  daysDone: number;
  /**
   * True if every scan with this code sets a new window. Otherwise a scan sets one only if the parcel is later than its
   * window allows.
   */
  always?: true;
}

/** Shares of a line: to the flight 0.25, in the air to 0.4, through customs to 0.6, to the depot to 0.7. */
const MILESTONES: Partial<Record<StoredCode, Milestone>> = {
  FLIGHT_DEPARTED: { because: 'FLIGHT_LATER', daysDone: SHARE_BEFORE_FLIGHT },
  FLIGHT_ARRIVED: { because: 'FLIGHT_LATER', daysDone: 0.4 },
  CUSTOMS_HELD: { because: 'CUSTOMS_LONGER', daysDone: 0.4 },
  CUSTOMS_RELEASED: { because: 'CUSTOMS_LONGER', daysDone: 0.6 },
  ARRIVED_LOCAL_HUB: { because: 'AT_LOCAL_DEPOT', daysDone: 0.7, always: true },
};

/** Scans after which the expected days do not depend on the line. A failed delivery is tried again (§4). */
const LAST_MILE: Partial<Record<StoredCode, WorkingDays & { because: WindowCause }>> = {
  OUT_FOR_DELIVERY: { because: 'OUT_FOR_DELIVERY', minDays: 0, maxDays: 1 },
  DELIVERY_FAILED: { because: 'DELIVERY_FAILED', minDays: 1, maxDays: 2 },
};

/**
 * Returns the working days left from a milestone on. From the last depot on, a remote area's extra days are added to
 * the latest day only.
 */
function daysLeft({ daysDone, always }: Milestone, { line, remote }: StoredWindows): WorkingDays {
  return {
    minDays: Math.floor(line.minDays * (1 - daysDone)) + (always ? 0 : (remote?.minDays ?? 0)),
    maxDays: Math.ceil(line.maxDays * (1 - daysDone)) + (remote?.maxDays ?? 0),
  };
}

const isAlwaysShown = (code: StoredCode) => LAST_MILE[code] !== undefined || MILESTONES[code]?.always === true;

type CountedWindow = Omit<DeliveryWindow, 'at' | 'scan'>;

/** Returns the window according to a scan, or null if the scan does not affect the day. */
function windowByScan(
  code: StoredCode,
  from: CalendarDate,
  storedWindows: StoredWindows,
  { destination }: LaneCalendars,
): CountedWindow | null {
  const last = LAST_MILE[code];
  const milestone = MILESTONES[code];
  const daysToGo = last ?? (milestone && daysLeft(milestone, storedWindows));
  const because = (last ?? milestone)?.because;
  if (!daysToGo || !because) return null;
  const { minDays, maxDays } = daysToGo;
  return { from, minDays, maxDays, ...workingWindow(from, daysToGo, destination), whole: false, because };
}

const isPromise = ({ because }: DeliveryWindow) => because === 'PLACED' || because === 'EDITED';

/**
 * Returns the window after the first scan that shows we have the parcel. The line counts from that day. Null if it is
 * unchanged.
 */
function windowWhenReceived(
  on: CalendarDate,
  promised: DeliveryWindow,
  storedWindows: StoredWindows,
  calendars: LaneCalendars,
) {
  if (on === promised.from) return null;
  const because = on < promised.from ? ('RECEIVED_EARLIER' as const) : ('RECEIVED_LATER' as const);
  return { ...wholeWindow(on, storedWindows, calendars), because };
}

const STATES_ON_THE_WAY: readonly ParcelState[] = ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'];

export interface WindowInput {
  storedWindows: StoredWindows;
  /** Oldest first: all scans of the parcel, or only those after the last calculation (`isInOrder`). */
  scans: readonly WindowScan[];
  /** Set if `scans` continues the last calculation, which included all earlier scans. */
  continues?: { isReceived: boolean };
  calendars: LaneCalendars;
  /** Time of the result. */
  at: string;
}

const dayOf = ({ occurred_at, time_zone }: WindowScan) => localDay(new Date(occurred_at), time_zone);

/** Returns the window recounted with the current calendars: a holiday may have moved in the meantime. */
function recountWindow(window: DeliveryWindow, storedWindows: StoredWindows, calendars: LaneCalendars): DeliveryWindow {
  const { from, whole } = window;
  return {
    ...window,
    ...(whole ? wholeWindow(from, storedWindows, calendars) : workingWindow(from, window, calendars.destination)),
  };
}

/** Replays a parcel's scans from the promised window, or continues from the latest one. */
function windowByScans({ storedWindows, scans, continues, calendars, at }: WindowInput): DeliveryWindow {
  const promised = storedWindows.windows.findLast(isPromise)!;
  let window = recountWindow(continues ? latestWindow(storedWindows) : promised, storedWindows, calendars);
  let isReceived = continues?.isReceived ?? false;
  for (const scan of scans) {
    const { code, event_id: eventId, occurred_at: occurredAt } = scan;
    const takesOver: boolean = !isReceived && TAKE_OVER_CODES.includes(code);
    isReceived ||= takesOver;
    const candidate = takesOver
      ? windowWhenReceived(dayOf(scan), promised, storedWindows, calendars)
      : windowByScan(code, dayOf(scan), storedWindows, calendars);
    const isNewWindow = takesOver || isAlwaysShown(code) || (candidate !== null && candidate.latest > window.latest);
    if (candidate && isNewWindow) window = { ...candidate, at, scan: { eventId, occurredAt } };
  }
  return window;
}

/**
 * Returns the window after a parcel's scans. The order in which they arrived does not matter. Null if the latest window
 * still applies, or if a delivery is no longer expected (signed, ready for collection, ended).
 */
export function windowAfter(input: WindowInput): DeliveryWindow | null {
  const { storedWindows, scans, at } = input;
  const states = scans.flatMap(({ code }) => SCAN_STATE[code] ?? []);
  if (states.some((state) => !STATES_ON_THE_WAY.includes(state))) return null;
  const latest = latestWindow(storedWindows);
  const now = windowByScans(input);
  if (now.earliest === latest.earliest && now.latest === latest.latest) return null;
  // The calendar has changed, so the same count ends on other days.
  const isSameCount = now.from === latest.from && now.minDays === latest.minDays && now.maxDays === latest.maxDays;
  return isSameCount ? { ...now, because: 'HOLIDAY_MOVED', at, scan: null } : now;
}

/**
 * Returns true if the new scans are later than all scans behind the windows. Other scans need not be read then, which
 * would cost more than all the rest. `state`: the parcel's state before the new scans.
 */
export function isInOrder(scans: readonly WindowScan[], storedWindows: StoredWindows, state: ParcelState): boolean {
  const shownAt = latestWindow(storedWindows).scan?.occurredAt ?? '';
  const isWaiting = state === 'WAITING';
  return scans.every(
    ({ code, occurred_at }) => occurred_at > shownAt && (isWaiting || !TAKE_OVER_CODES.includes(code)),
  );
}

/** Returns true for codes of scans that affect the expected day. */
export const affectsExpectedDay = (code: StoredCode) =>
  LAST_MILE[code] !== undefined || MILESTONES[code] !== undefined || TAKE_OVER_CODES.includes(code);

/**
 * Returns true if a new scan may move the window. It reads only the new scan, so it may return true although the window
 * stays.
 */
export function mayMoveWindow(scan: WindowScan, storedWindows: StoredWindows, calendars: LaneCalendars): boolean {
  const { code } = scan;
  if (isAlwaysShown(code)) return true;
  const latest = latestWindow(storedWindows);
  if (TAKE_OVER_CODES.includes(code)) return latest.whole && dayOf(scan) !== latest.from;
  const candidate = MILESTONES[code] ? windowByScan(code, dayOf(scan), storedWindows, calendars) : null;
  return candidate !== null && candidate.latest > latest.latest;
}
