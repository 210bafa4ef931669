import 'server-only';
import { canMove, isParcelState, type ParcelState } from '@/lib/parcel/states';

export interface RecordedParcel {
  state: string;
  attempts: number;
  /** States after WAITING, oldest first. */
  moves: readonly string[];
}

/** Returns how a parcel's history breaks the transition table, or null if it is valid. */
export function historyFault({ state, attempts, moves }: RecordedParcel): string | null {
  let currentState: ParcelState = 'WAITING';
  const unknown = [state, ...moves].find((entry) => !isParcelState(entry));
  if (unknown !== undefined) return `contains the unknown state ${unknown}`;
  for (const entry of moves.filter(isParcelState)) {
    if (!canMove(currentState, entry)) return `goes from ${currentState} to ${entry}`;
    currentState = entry;
  }
  if (currentState !== state) return `ends in ${currentState}, but the parcel is ${state}`;
  const deliveries = moves.filter((entry) => entry === 'OUT_FOR_DELIVERY').length;
  return deliveries === attempts ? null : `has ${deliveries} deliveries, but the parcel counts ${attempts}`;
}
