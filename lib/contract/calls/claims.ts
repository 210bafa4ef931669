import { MAX_COMPENSATION } from '@/lib/billing/constants';
import { CLAIM_DAYS, MAX_CLAIM_PHOTOS } from '@/lib/orders/claim-policy';
import { FileBytes } from '../orders/files';
import { OrderView } from '../orders/order-view';
import { AddClaimPhotoRequest, ClaimRequest, ViewClaimPhotoRequest } from '../parcels/claims';
import { defineCall } from './define-call';

/** Compensation for a lost or damaged parcel. */
export const claimCalls = {
  claimCompensation: defineCall({
    method: 'POST',
    path: '/v1/api/order/claim',
    auth: 'user',
    group: 'Orders',
    summary: 'Claim compensation',
    description: `Opens a claim for one parcel that is lost, damaged or incomplete. Another claim is possible only after the earlier one was declined. The last day for a claim is ${CLAIM_DAYS} days after the delivery, the loss or the report of damage. A claim for a parcel that has had no scan for a long time has no last day. We refund the freight. We pay for the goods up to the value of the price protection, or up to CNY ${MAX_COMPENSATION} without it. The order shows the state of the claim.`,
    request: ClaimRequest,
    response: OrderView,
  }),
  addClaimPhoto: defineCall({
    method: 'POST',
    path: '/v1/api/order/claim/photo',
    auth: 'user',
    carriesPhoto: true,
    costly: true,
    group: 'Orders',
    summary: 'Add a photo to a claim',
    description: `Stores a photo of the goods, the packing or the invoice. A claim accepts up to ${MAX_CLAIM_PHOTOS} photos until it is decided. We store a smaller copy without place and camera details.`,
    request: AddClaimPhotoRequest,
    response: OrderView,
  }),
  viewClaimPhoto: defineCall({
    method: 'GET',
    path: '/v1/api/order/claim/{reference}/photo/{number}',
    auth: 'user',
    responseType: 'bytes',
    group: 'Orders',
    summary: 'Download a photo of a claim',
    description: 'Returns a photo that this account added to a claim.',
    request: ViewClaimPhotoRequest,
    response: FileBytes,
  }),
};
