import { PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';
import { FILE_KINDS, ORDER_KINDS, type FileKind, type OrderKind } from './choices';

interface Permission {
  kinds: readonly OrderKind[];
  states: readonly ParcelState[];
  /** Each of its parcels is in one of the states, not only the order as a whole. */
  everyParcel?: true;
}

const UNLESS_CANCELLED = PARCEL_STATES.filter((state) => state !== 'CANCELLED');

/**
 * What the sender may do with an order beside reading it: with these kinds, in these states. Nobody else may do anything with it;
 * whoever has the waybill number may track it.
 */
export const SENDER_POLICY = {
  edit: { kinds: ORDER_KINDS, states: ['WAITING'], everyParcel: true },
  cancel: { kinds: ORDER_KINDS, states: ['WAITING'], everyParcel: true },
  /** It only leaves the sender's list: it can still be tracked. */
  delete: { kinds: ORDER_KINDS, states: ['CANCELLED', 'SIGNED', 'DESTROYED'] },
  label: { kinds: ORDER_KINDS, states: UNLESS_CANCELLED },
  /** For customs. */
  invoice: { kinds: ['international'], states: UNLESS_CANCELLED },
} as const satisfies Record<string, Permission>;

export type SenderAction = keyof typeof SENDER_POLICY;

export interface OrderAsRead {
  kind: OrderKind;
  state: ParcelState;
  waybills: readonly { state: ParcelState }[];
}

/** The server's verbs and the buttons both ask this. */
export function senderMay(action: SenderAction, { kind, state, waybills }: OrderAsRead): boolean {
  const { kinds, states, everyParcel }: Permission = SENDER_POLICY[action];
  const parcels = everyParcel ? waybills.map((waybill) => waybill.state) : [];
  return kinds.includes(kind) && [state, ...parcels].every((each) => states.includes(each));
}

/** The papers that the sender may print. */
export function papersOf(order: OrderAsRead): FileKind[] {
  return FILE_KINDS.filter((kind) => senderMay(kind, order));
}
