import { isFinal, type ParcelState } from '@/lib/parcel/states';

/** States in which something is still to happen, the least advanced first: what failed goes out once more. */
const ADVANCEMENT: readonly ParcelState[] = [
  'WAITING',
  'IN_TRANSIT',
  'DELIVERY_FAILED',
  'OUT_FOR_DELIVERY',
  'READY_FOR_COLLECTION',
  'RETURNED',
];

/** Final states: what went wrong stands before what went well. */
const OUTCOMES: readonly ParcelState[] = ['LOST', 'DESTROYED', 'SHELVED', 'SIGNED', 'CANCELLED'];

/** §4: an order stands where its least advanced parcel under way stands; without one, at the worst outcome. At least one parcel. */
export function orderState(parcels: readonly ParcelState[]): ParcelState {
  const ranking = parcels.every(isFinal) ? OUTCOMES : ADVANCEMENT;
  const state = ranking.find((each) => parcels.includes(each));
  if (!state) throw new Error('an order has at least one parcel');
  return state;
}

export interface ParcelMoved {
  /** Null for a move of every parcel. */
  waybillNo: string | null;
  state: ParcelState;
  /** ISO 8601. */
  at: string;
}

/** The states an order went through after WAITING, from the moves of its parcels in the order they were made. */
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
