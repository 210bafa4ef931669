import 'server-only';
import { SCAN_STATE, type StoredCode } from '@/lib/parcel/scan-codes';
import { canMove, impliedWay, type ParcelState } from '@/lib/parcel/states';

/** Where a parcel stands on its way: a state may come back, but never twice after the same number of attempts. */
export interface Position {
  state: ParcelState;
  /** How often the parcel went out for delivery. */
  attempts: number;
}

interface ReplayableScan {
  code: StoredCode;
  /** The code in a partner's vocabulary; null where it came in ours. */
  received_code: string | null;
}

export interface Replay<Scan> {
  /** The moves still to be made from the parcel's position, oldest first. */
  steps: { to: ParcelState; scan: Scan }[];
  /** Scans that say a state the parcel could not get to, with the state it was in. */
  misfits: { scan: Scan; from: ParcelState }[];
}

const START: Position = { state: 'WAITING', attempts: 0 };

/** The states through which a scan leads, its own last: a partner reports some of them alone. Null where it cannot have happened. */
function wayOf({ received_code }: ReplayableScan, from: ParcelState, to: ParcelState): readonly ParcelState[] | null {
  if (canMove(from, to)) return [to];
  const between = received_code === null ? null : impliedWay(from, to);
  return between && [...between, to];
}

type Path<Scan> = (Position & { scan: Scan | null })[];

const stepsOf = <Scan>(path: Path<Scan>) => path.flatMap(({ state, scan }) => (scan ? [{ to: state, scan }] : []));

function walk<Scan extends ReplayableScan>(from: Position, scans: readonly Scan[]) {
  const path: Path<Scan> = [{ ...from, scan: null }];
  const misfits: Replay<Scan>['misfits'] = [];
  let here = from;
  for (const scan of scans) {
    const state = SCAN_STATE[scan.code];
    if (state === null || state === here.state) continue;
    const way = wayOf(scan, here.state, state);
    if (!way) misfits.push({ scan, from: here.state });
    for (const step of way ?? []) {
      here = { state: step, attempts: here.attempts + (step === 'OUT_FOR_DELIVERY' ? 1 : 0) };
      path.push({ state: here.state, attempts: here.attempts, scan });
    }
  }
  return { path, misfits };
}

/**
 * What a parcel's scans, all of them, oldest first, mean for a parcel that stands at `position`. Replaying from the start makes the
 * order in which files arrive irrelevant: a late scan completes the way that the later ones could not go. Where the scans do not lead
 * to the position (it was cancelled, or came from elsewhere), only the `fresh` ones are walked, from the position on.
 */
export function replayScans<Scan extends ReplayableScan>(
  position: Position,
  scans: readonly Scan[],
  fresh: (scan: Scan) => boolean,
): Replay<Scan> {
  const whole = walk(START, scans);
  const at = whole.path.findIndex(({ state, attempts }) => state === position.state && attempts === position.attempts);
  const { path, misfits } = at < 0 ? walk(position, scans.filter(fresh)) : whole;
  return { steps: stepsOf(path.slice(Math.max(at, 0) + 1)), misfits: misfits.filter(({ scan }) => fresh(scan)) };
}

/**
 * As `replayScans`, for fresh scans that happened after all those by which the position was reached: it needs no others. Scans of
 * transit in between may have been left out: to transit leads no way but the first.
 */
export function replayOn<Scan extends ReplayableScan>(position: Position, fresh: readonly Scan[]): Replay<Scan> {
  const { path, misfits } = walk(position, fresh);
  return { steps: stepsOf(path), misfits };
}
