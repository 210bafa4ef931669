import type { TrackFailure, TrackResult, TrackView } from '@/lib/contract/tracking/tracking';
import { MAX_TRACKED_NUMBERS, parseWaybillList, type ListedNumber } from '@/lib/parcel/parse-waybill-list';

/** Reason for not searching a list at all. */
export type SearchRefusal = { reason: 'empty' } | { reason: 'too-many'; count: number };

export type ReadSearch =
  { ok: true; numbers: ListedNumber[] } | { ok: false; refusal: SearchRefusal; numbers: ListedNumber[] };

export interface NotFound {
  /** The text as typed. */
  number: string;
  reason: TrackFailure['reason'];
}

/** Results of a search, each group in the order of the request. */
export interface SearchOutcome {
  inTransit: TrackView[];
  signed: TrackView[];
  /** Parcels that will no longer reach their receiver. */
  ended: TrackView[];
  notFound: NotFound[];
}

/** State of the area below the form. */
export type SearchView =
  | { kind: 'idle' }
  | { kind: 'loading'; numbers: ListedNumber[] }
  /** `reference`: leads to the failed request's log line; may be ''. */
  | { kind: 'failed'; numbers: ListedNumber[]; reference: string }
  /** `at`: time of the search, ISO 8601; `before`: the results that a refresh replaced. */
  | { kind: 'found'; numbers: ListedNumber[]; outcome: SearchOutcome; at: string; before?: SearchOutcome };

/** Reads a typed, pasted or linked list. §2, §9: 1 to 20 numbers; a longer list is rejected as a whole, never cut. */
export function readSearch(text: string): ReadSearch {
  const { numbers, count, tooMany } = parseWaybillList(text);
  if (count === 0) return { ok: false, refusal: { reason: 'empty' }, numbers };
  if (tooMany) return { ok: false, refusal: { reason: 'too-many', count }, numbers };
  return { ok: true, numbers };
}

/** Returns the count of numbers to remove before the list is accepted. */
export function countSurplus(count: number): number {
  return Math.max(0, count - MAX_TRACKED_NUMBERS);
}

/** Returns the valid numbers. The errors of the others are already known. */
export function validNumbers(numbers: readonly ListedNumber[]): string[] {
  return numbers.filter(({ status }) => status === 'ok').map(({ waybill }) => waybill);
}

/** Returns one number per line, as the field shows a list from a link. */
export function listText(numbers: readonly ListedNumber[]): string {
  return numbers.map(({ status, raw, waybill }) => (status === 'ok' ? waybill : raw)).join('\n');
}

/** Combines the response for `validNumbers(numbers)` with the numbers that were not requested. */
export function outcomeOf(
  numbers: readonly ListedNumber[],
  { inTransit, signed, ended = [], failed }: Omit<TrackResult, 'ended'> & Partial<TrackResult>,
): SearchOutcome {
  const refused = new Map(failed.map(({ waybillNo, reason }) => [waybillNo, reason]));
  const notFound = numbers.flatMap(({ raw, waybill, status }): NotFound[] => {
    if (status !== 'ok') return [{ number: raw, reason: status }];
    const reason = refused.get(waybill);
    return reason ? [{ number: waybill, reason }] : [];
  });
  return { inTransit, signed, ended, notFound };
}

export const parcelsIn = ({ inTransit, signed, ended }: SearchOutcome) => [...inTransit, ...signed, ...ended];

/** Returns true if the results are shown as rows that open to cards. A single one is shown as its card. */
export const showsRows = (outcome: SearchOutcome): boolean => parcelsIn(outcome).length + outcome.notFound.length > 1;

/** Returns true if the page explains the numbers: without a search, and below a single number that was not found. */
export const needsHelp = (view: SearchView): boolean =>
  view.kind === 'idle' || (view.kind === 'found' && !showsRows(view.outcome) && parcelsIn(view.outcome).length === 0);

/** Returns the parcels with a new scan after a refresh, by number, each in its old state. */
export function movedTracksSince(
  outcome: SearchOutcome,
  before: SearchOutcome | undefined,
): ReadonlyMap<string, TrackView> {
  const tracksByNumber = new Map((before ? parcelsIn(before) : []).map((track) => [track.waybillNo, track]));
  const latest = ({ events: [event] }: TrackView) => event && `${event.time} ${event.code}`;
  const movedTracks = parcelsIn(outcome).flatMap((track): [string, TrackView][] => {
    const old = tracksByNumber.get(track.waybillNo);
    return old && latest(track) !== undefined && latest(track) !== latest(old) ? [[track.waybillNo, old]] : [];
  });
  return new Map(movedTracks);
}

export const NOTHING_FOUND: TrackResult = { inTransit: [], signed: [], ended: [], failed: [] };
