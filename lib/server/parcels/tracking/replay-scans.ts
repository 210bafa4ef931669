import 'server-only';
import { SCAN_STATE, type StoredCode } from '@/lib/parcel/scan-codes';
import { canMove, impliedStates, type ParcelState } from '@/lib/parcel/states';

/** Position of a parcel in its journey. A state may repeat, but never after the same number of attempts. */
export interface ScanPosition {
  state: ParcelState;
  /** Number of times that the parcel went out for delivery. */
  attempts: number;
}

interface ReplayableScan {
  code: StoredCode;
  /** Code in a partner's vocabulary. Null if the scan has our code. */
  received_code: string | null;
}

export interface ScanReplay<Scan> {
  /** Moves still to make from the parcel's position, oldest first. */
  steps: { to: ParcelState; scan: Scan }[];
  /** Scans with a state that the parcel could not reach, and the state it was in. */
  misfits: { scan: Scan; from: ParcelState }[];
}

const START_POSITION: ScanPosition = { state: 'WAITING', attempts: 0 };

/**
 * Returns the states through which a scan leads, its own last: a partner reports only some of them. Null if the move is
 * impossible.
 */
function statesBetween(
  { received_code }: ReplayableScan,
  from: ParcelState,
  to: ParcelState,
): readonly ParcelState[] | null {
  if (canMove(from, to)) return [to];
  const between = received_code === null ? null : impliedStates(from, to);
  return between && [...between, to];
}

type Path<Scan> = (ScanPosition & { scan: Scan | null })[];

const stepsOf = <Scan>(path: Path<Scan>) => path.flatMap(({ state, scan }) => (scan ? [{ to: state, scan }] : []));

function replayFrom<Scan extends ReplayableScan>(from: ScanPosition, scans: readonly Scan[]) {
  const path: Path<Scan> = [{ ...from, scan: null }];
  const misfits: ScanReplay<Scan>['misfits'] = [];
  let currentState = from;
  for (const scan of scans) {
    const state = SCAN_STATE[scan.code];
    if (state === null || state === currentState.state) continue;
    const states = statesBetween(scan, currentState.state, state);
    if (!states) misfits.push({ scan, from: currentState.state });
    for (const step of states ?? []) {
      currentState = { state: step, attempts: currentState.attempts + (step === 'OUT_FOR_DELIVERY' ? 1 : 0) };
      path.push({ state: currentState.state, attempts: currentState.attempts, scan });
    }
  }
  return { path, misfits };
}

/**
 * Replays all scans of a parcel, oldest first, and returns what they mean from `position` on. All scans are replayed,
 * so the result does not depend on the order in which files arrive. If the scans do not lead to the position (the
 * parcel was cancelled, or has another origin), only the new ones are replayed from there.
 */
export function replayScans<Scan extends ReplayableScan>(
  position: ScanPosition,
  scans: readonly Scan[],
  isNew: (scan: Scan) => boolean,
): ScanReplay<Scan> {
  const fullReplay = replayFrom(START_POSITION, scans);
  const index = fullReplay.path.findIndex(
    ({ state, attempts }) => state === position.state && attempts === position.attempts,
  );
  const { path, misfits } = index < 0 ? replayFrom(position, scans.filter(isNew)) : fullReplay;
  return { steps: stepsOf(path.slice(Math.max(index, 0) + 1)), misfits: misfits.filter(({ scan }) => isNew(scan)) };
}

/**
 * Continues a replay. `newScans` must be later than every scan behind `position`. Scans of transit may be missing in
 * between, because only the first one changes the state.
 */
export function continueReplay<Scan extends ReplayableScan>(
  position: ScanPosition,
  newScans: readonly Scan[],
): ScanReplay<Scan> {
  const { path, misfits } = replayFrom(position, newScans);
  return { steps: stepsOf(path), misfits };
}
