import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { digitalAddressText } from '@/lib/market/digital-address';
import { readIdentityNumber } from '@/lib/orders/read-identity-number';
import { neededIdentity, type IdentityNumber } from '@/lib/orders/receiver-details';
import { DETAIL_STATES, missingDetails, type NeededDetail, type ReceiverDetail } from '@/lib/orders/receiver-details';
import type { ParcelState } from '@/lib/parcel/states';

/** Identity number that a sender gave. */
export interface GivenIdentity {
  detail: IdentityNumber;
  value: string;
}

/** Required numbers of companies. */
const TAX_NUMBERS: readonly IdentityNumber[] = ['turkishTaxNo', 'egyptTaxNo'];

/**
 * Separates a valid order from its receiver's identity number, which is stored apart and deleted sooner. A company's
 * number is the `receiverTaxNo` too, where its destination requires it. `receiverCompletes` is set if a needed detail
 * is missing. Orders of earlier releases do not have it, and wait for nothing.
 */
export function splitIdentity({ receiverCompletes: _, receiverTaxNo = '', ...order }: OrderInput): {
  order: OrderInput;
  identity: GivenIdentity | null;
} {
  const { identityNo = '', ...receiver } = order.receiver;
  const detail = neededIdentity({ ...order, receiver });
  const isTaxNo = detail !== null && TAX_NUMBERS.includes(detail);
  const value = detail && readIdentityNumber(detail, identityNo || (isTaxNo ? receiverTaxNo : ''));
  const completedOrder: OrderInput = { ...order, receiver, ...(receiverTaxNo !== '' && !isTaxNo && { receiverTaxNo }) };
  const identity = detail && value ? { detail, value } : null;
  const isMissing = missingDetails(completedOrder, identity ? [identity.detail] : []).length > 0;
  return { order: { ...completedOrder, ...(isMissing && { receiverCompletes: true }) }, identity };
}

/** Returns the details that the order still waits for. Returns an empty list from the delivery on. */
export function waitsFor(
  order: OrderInput,
  state: ParcelState,
  givenDetails: readonly { detail: ReceiverDetail }[],
): NeededDetail[] {
  if (!order.receiverCompletes || !DETAIL_STATES.includes(state)) return [];
  return missingDetails(
    order,
    givenDetails.map(({ detail }) => detail),
  );
}

/** Returns the National Address of an order; '' without one. */
export const nationalAddressOf = ({ receiver }: OrderInput): string =>
  digitalAddressText(receiver.digitalAddress ?? '', receiver.countryCode);
