import 'server-only';
import { canMove, isParcelState, type ParcelState } from '@/lib/parcel/states';

export interface RecordedParcel {
  state: string;
  attempts: number;
  /** The states entered after WAITING, oldest first. */
  moves: readonly string[];
}

/** What is wrong with a parcel's history by the transition table; null for a legal one. */
export function historyFault({ state, attempts, moves }: RecordedParcel): string | null {
  let here: ParcelState = 'WAITING';
  const unknown = [state, ...moves].find((entry) => !isParcelState(entry));
  if (unknown !== undefined) return `knows no state ${unknown}`;
  for (const entry of moves.filter(isParcelState)) {
    if (!canMove(here, entry)) return `goes from ${here} to ${entry}`;
    here = entry;
  }
  if (here !== state) return `ends in ${here}, but the parcel is ${state}`;
  const deliveries = moves.filter((entry) => entry === 'OUT_FOR_DELIVERY').length;
  return deliveries === attempts ? null : `has ${deliveries} deliveries, but the parcel counts ${attempts}`;
}
