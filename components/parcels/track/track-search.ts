import type { TrackFailure, TrackResult, TrackView } from '@/lib/contract/tracking';
import { MAX_WAYBILLS, parseWaybillList, type ListedNumber } from '@/lib/parcel/parse-waybill-list';

/** Why a list is not looked up at all. */
export type Refusal = { reason: 'empty' } | { reason: 'too-many'; count: number };

export type ReadSearch =
  { ok: true; numbers: ListedNumber[] } | { ok: false; refusal: Refusal; numbers: ListedNumber[] };

export interface NotFound {
  /** As typed. */
  number: string;
  reason: TrackFailure['reason'];
}

/** What a search found, each group in the order asked. */
export interface Outcome {
  inTransit: TrackView[];
  signed: TrackView[];
  /** What will not reach its receiver any more. */
  ended: TrackView[];
  notFound: NotFound[];
}

/** What stands below the form. */
export type SearchView =
  | { kind: 'idle' }
  | { kind: 'loading'; numbers: ListedNumber[] }
  | { kind: 'failed'; numbers: ListedNumber[] }
  /** `at`: when it was looked up, ISO 8601; `before`: what was shown until a refresh brought this. */
  | { kind: 'found'; numbers: ListedNumber[]; outcome: Outcome; at: string; before?: Outcome };

/** A typed, pasted or linked list. §2, §9: 1 to 20 numbers; a longer list is refused whole, never cut. */
export function readSearch(text: string): ReadSearch {
  const { numbers, count, tooMany } = parseWaybillList(text);
  if (count === 0) return { ok: false, refusal: { reason: 'empty' }, numbers };
  if (tooMany) return { ok: false, refusal: { reason: 'too-many', count }, numbers };
  return { ok: true, numbers };
}

/** How many must go before the list is taken. */
export function surplus(count: number): number {
  return Math.max(0, count - MAX_WAYBILLS);
}

/** The numbers worth asking for; what is wrong with the others is known already. */
export function askable(numbers: readonly ListedNumber[]): string[] {
  return numbers.filter(({ status }) => status === 'ok').map(({ waybill }) => waybill);
}

/** One number a line, as the field shows a list that came by a link. */
export function listText(numbers: readonly ListedNumber[]): string {
  return numbers.map(({ status, raw, waybill }) => (status === 'ok' ? waybill : raw)).join('\n');
}

/** The answer to `askable(numbers)` together with those that were never asked for. */
export function outcomeOf(
  numbers: readonly ListedNumber[],
  { inTransit, signed, ended = [], failed }: Omit<TrackResult, 'ended'> & Partial<TrackResult>,
): Outcome {
  const refused = new Map(failed.map(({ waybillNo, reason }) => [waybillNo, reason]));
  const notFound = numbers.flatMap(({ raw, waybill, status }): NotFound[] => {
    if (status !== 'ok') return [{ number: raw, reason: status }];
    const reason = refused.get(waybill);
    return reason ? [{ number: waybill, reason }] : [];
  });
  return { inTransit, signed, ended, notFound };
}

export const parcelsIn = ({ inTransit, signed, ended }: Outcome) => [...inTransit, ...signed, ...ended];

/** One number, and one parcel that has it: nothing to count, nothing to choose from. */
export function isAlone(numbers: readonly ListedNumber[], outcome: Outcome): boolean {
  return numbers.length === 1 && parcelsIn(outcome).length === 1;
}

/** The parcels of which a refresh brought a new scan, by their numbers: each as it was before. */
export function newsOf(outcome: Outcome, before: Outcome | undefined): ReadonlyMap<string, TrackView> {
  const known = new Map((before ? parcelsIn(before) : []).map((track) => [track.waybillNo, track]));
  const latest = ({ events: [event] }: TrackView) => event && `${event.time} ${event.code}`;
  const moved = parcelsIn(outcome).flatMap((track): [string, TrackView][] => {
    const old = known.get(track.waybillNo);
    return old && latest(track) !== undefined && latest(track) !== latest(old) ? [[track.waybillNo, old]] : [];
  });
  return new Map(moved);
}

export const NOTHING_FOUND: TrackResult = { inTransit: [], signed: [], ended: [], failed: [] };
