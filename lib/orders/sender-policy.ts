import { PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';
import { ORDER_DOCUMENTS, ORDER_KINDS, type OrderDocument, type OrderKind } from './choices';

interface Permission {
  kinds: readonly OrderKind[];
  states: readonly ParcelState[];
  /** Requires that each parcel is in one of the states, not only the order as a whole. */
  needsEveryParcel?: true;
}

const STATES_EXCEPT_CANCELLED = PARCEL_STATES.filter((state) => state !== 'CANCELLED');

/**
 * Actions of the sender besides reading an order, by kind and state. `receiver-policy.ts` has those of the receiver.
 * Anyone with the waybill number may track the parcel.
 */
export const SENDER_POLICY = {
  edit: { kinds: ORDER_KINDS, states: ['WAITING'], needsEveryParcel: true },
  cancel: { kinds: ORDER_KINDS, states: ['WAITING'], needsEveryParcel: true },
  /** Removes the order from the sender's list only. The order can still be tracked. */
  delete: { kinds: ORDER_KINDS, states: ['CANCELLED', 'SIGNED', 'DESTROYED', 'SENT_ON'] },
  label: { kinds: ORDER_KINDS, states: STATES_EXCEPT_CANCELLED },
  /** Invoice for customs. */
  invoice: { kinds: ['international'], states: STATES_EXCEPT_CANCELLED },
} as const satisfies Record<string, Permission>;

export type SenderAction = keyof typeof SENDER_POLICY;

export interface OrderAsRead {
  kind: OrderKind;
  state: ParcelState;
  waybills: readonly { state: ParcelState }[];
}

/** Returns true if the sender may do the action. Used by the server's verbs and the buttons. */
export function senderMay(action: SenderAction, { kind, state, waybills }: OrderAsRead): boolean {
  const { kinds, states, needsEveryParcel }: Permission = SENDER_POLICY[action];
  const parcels = needsEveryParcel ? waybills.map((waybill) => waybill.state) : [];
  return kinds.includes(kind) && [state, ...parcels].every((each) => states.includes(each));
}

/** Returns the documents that the sender may print. */
export function documentsOf(order: OrderAsRead): OrderDocument[] {
  return ORDER_DOCUMENTS.filter((kind) => senderMay(kind, order));
}
