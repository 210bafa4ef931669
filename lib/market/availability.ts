import { addDays, type CalendarDate } from '../time/calendar-date';

/** Target availability of the platform, as a ratio (§1). */
export const AVAILABILITY_TARGET = 0.9999;
/** Days of the status page, today included. Older days and closed incidents are deleted. */
export const STATUS_DAYS = 90;
export const DAY_SECONDS = 86_400;
/** Seconds after which a request of the probes has failed. */
export const PROBE_TIMEOUT_SECONDS = 10;
/** Seconds for which a new webhook event may wait for its first request. */
export const MAX_EVENT_WAIT_SECONDS = 60;

/** Parts that the probes check: pages, the calls that most people make, and the events that partners rely on. */
export const PROBED_PARTS = ['pages', 'track', 'quote', 'order', 'login', 'events'] as const;
export type ProbedPart = (typeof PROBED_PARTS)[number];

/** Seconds of a day (UTC) for which probes succeeded and failed. */
export interface MeasuredDay {
  day: CalendarDate;
  upSeconds: number;
  downSeconds: number;
}

/** `unknownSeconds`: the part of the day until now for which no probe has a result. */
export interface StatusDay extends MeasuredDay {
  unknownSeconds: number;
}

/** `partly`: some probes failed. `unknown`: no probe failed, and most of the day was not measured. */
export type DayState = 'up' | 'partly' | 'down' | 'unknown';

/** A day is `down` if at least this share of its measured time was down. */
const DOWN_RATIO = 0.05;

/** Returns a probe's result as seconds of its day. The interval of the last probe may reach into the next day. */
export function secondsWithinDay(at: string, seconds: number): number {
  const midnight = Date.parse(`${at.slice(0, 10)}T00:00:00Z`) + DAY_SECONDS * 1000;
  return Math.min(seconds, Math.floor((midnight - Date.parse(at)) / 1000));
}

/** Returns the days until the day of `now`, oldest first. Time without a result is unknown, never up. */
export function statusDays(measured: readonly MeasuredDay[], now: Date, days = STATUS_DAYS): StatusDay[] {
  const today = now.toISOString().slice(0, 10);
  const measuredByDay = new Map(measured.map((each) => [each.day, each]));
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index - days + 1);
    const elapsed = day === today ? Math.floor((now.getTime() - Date.parse(day)) / 1000) : DAY_SECONDS;
    // The interval of a result may not be over yet, and a shorter interval set meanwhile may overlap the one before.
    const downSeconds = Math.min(measuredByDay.get(day)?.downSeconds ?? 0, elapsed);
    const upSeconds = Math.min(measuredByDay.get(day)?.upSeconds ?? 0, elapsed - downSeconds);
    return { day, upSeconds, downSeconds, unknownSeconds: elapsed - downSeconds - upSeconds };
  });
}

/** Returns the part of the measured time that was up, or null if nothing was measured. */
export function availabilityOf(days: readonly Pick<MeasuredDay, 'upSeconds' | 'downSeconds'>[]): number | null {
  const upTotal = days.reduce((sum, { upSeconds }) => sum + upSeconds, 0);
  const down = days.reduce((sum, { downSeconds }) => sum + downSeconds, 0);
  return upTotal + down === 0 ? null : upTotal / (upTotal + down);
}

/**
 * Returns the state of a day: `down` or `partly` if any probe failed. A day that is over (`isOver`) is `up` if most of
 * it was measured as up. Today is `up` once a part of it was.
 */
export function dayState({ upSeconds, downSeconds, unknownSeconds }: StatusDay, isOver = true): DayState {
  if (downSeconds > 0) return downSeconds >= (upSeconds + downSeconds) * DOWN_RATIO ? 'down' : 'partly';
  return upSeconds > (isOver ? unknownSeconds : 0) ? 'up' : 'unknown';
}

/** Returns a ratio in percent, rounded down to two decimals: 0.99999 is 99.99, not 100. */
export const percentOf = (ratio: number): number => Math.floor(ratio * 10_000 + 1e-7) / 100;
