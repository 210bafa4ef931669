import 'server-only';
import type { DetailsOfLink, DetailView } from '@/lib/contract/parcels/receiver-details';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { EXTRA_DETAILS, neededDetails, shownDetail } from '@/lib/orders/receiver-details';
import { mayGiveDetails, type ReceiverAccess } from '@/lib/orders/receiver-policy';
import type { ParcelState } from '@/lib/parcel/states';
import type { DetailRow } from './details-store';
import { nationalAddressOf, waitsFor } from './waits-for';

export const presentDetail = ({ detail, value, given_by, at }: DetailRow): DetailView => ({
  detail,
  text: shownDetail(detail, value),
  givenBy: given_by,
  at,
});

/** Returns true while the receiver may give or correct details: until the hand-over, and later while one is missing. */
export const takesDetails = (order: OrderInput, state: ParcelState, details: readonly DetailRow[]): boolean =>
  state === 'WAITING' || waitsFor(order, state, details).length > 0;

/** Returns the details that the receiver's form requests, or null if it is closed or the access does not allow it. */
export function detailsForm(
  { order, state, details }: { order: OrderInput; state: ParcelState; details: readonly DetailRow[] },
  { party, access }: { party: string; access: ReceiverAccess },
): DetailsOfLink | null {
  if (party !== 'receiver' || !mayGiveDetails(access) || !takesDetails(order, state, details)) return null;
  const address = nationalAddressOf(order);
  const isAsked = neededDetails(order).includes('nationalAddress');
  const givenDetails = details.map(({ detail, value }) => ({ detail, text: shownDetail(detail, value) }));
  return {
    asked: [...neededDetails(order), ...EXTRA_DETAILS],
    missing: waitsFor(order, state, details),
    given: [...(isAsked && address ? [{ detail: 'nationalAddress' as const, text: address }] : []), ...givenDetails],
  };
}
