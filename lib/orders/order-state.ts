import { isFinal, type ParcelState } from '@/lib/parcel/states';

/** States that are not final, least advanced first: a failed delivery goes out once more. */
const ADVANCEMENT: readonly ParcelState[] = [
  'WAITING',
  'IN_TRANSIT',
  'DELIVERY_FAILED',
  'OUT_FOR_DELIVERY',
  'READY_FOR_COLLECTION',
  'RETURNED',
];

/** Final states, the worst first. A cancelled parcel counts only if all are cancelled. */
const OUTCOMES: readonly ParcelState[] = ['LOST', 'DESTROYED', 'SHELVED', 'SENT_ON', 'SIGNED', 'CANCELLED'];

/**
 * Returns the state of the least advanced parcel under way; without one, the worst outcome (§4). Throws an Error
 * without parcels.
 */
export function orderState(parcels: readonly ParcelState[]): ParcelState {
  const ranking = parcels.every(isFinal) ? OUTCOMES : ADVANCEMENT;
  const state = ranking.find((each) => parcels.includes(each));
  if (!state) throw new Error('an order has at least one parcel');
  return state;
}

export interface ParcelMoved {
  /** Null for a change of every parcel. */
  waybillNo: string | null;
  state: ParcelState;
  /** ISO 8601. */
  at: string;
}

/** Returns the states of an order after WAITING, from the changes of its parcels in the order they were made. */
export function orderHistory(
  waybills: readonly string[],
  moves: readonly ParcelMoved[],
): { state: ParcelState; at: string }[] {
  const states = new Map<string, ParcelState>(waybills.map((waybill) => [waybill, 'WAITING']));
  let state: ParcelState = 'WAITING';
  return moves.flatMap((move) => {
    for (const waybill of waybills) if ((move.waybillNo ?? waybill) === waybill) states.set(waybill, move.state);
    const now = orderState([...states.values()]);
    if (now === state) return [];
    state = now;
    return [{ state, at: move.at }];
  });
}
