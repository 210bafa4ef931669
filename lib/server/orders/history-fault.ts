import 'server-only';
import { PARCEL_STATES, canMove, type ParcelState } from '@/lib/parcel/states';

export interface RecordedOrder {
  state: string;
  attempts: number;
  /** The states entered after WAITING, oldest first. */
  moves: readonly string[];
}

const isState = (state: string): state is ParcelState => (PARCEL_STATES as readonly string[]).includes(state);

/** What is wrong with an order's history by the transition table; null for a legal one. */
export function historyFault({ state, attempts, moves }: RecordedOrder): string | null {
  const unknown = [state, ...moves].find((entry) => !isState(entry));
  if (unknown !== undefined) return `knows no state ${unknown}`;
  const states = ['WAITING', ...moves] as ParcelState[];
  const illegal = states.findIndex((entry, index) => index > 0 && !canMove(states[index - 1]!, entry));
  if (illegal > 0) return `goes from ${states[illegal - 1]} to ${states[illegal]}`;
  if (states.at(-1) !== state) return `ends in ${states.at(-1)}, but the order is ${state}`;
  const deliveries = states.filter((entry) => entry === 'OUT_FOR_DELIVERY').length;
  return deliveries === attempts ? null : `has ${deliveries} deliveries, but the order counts ${attempts}`;
}
