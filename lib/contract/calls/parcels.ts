import {
  ParcelLinkRequest,
  ParcelOfLink,
  OpenParcelRequest,
  OpenParcelResponse,
  GiveInstructionRequest,
  GiveInstructionResponse,
  ReceiverCodeRequest,
  ChooseReturnByLinkRequest,
  StopMessagesRequest,
  ProveReceiverRequest,
} from '../tracking/instructions';
import { SendCodeResponse } from '../accounts/accounts';
import { ViewAttemptOfLinkRequest, ViewAttemptRequest } from '../tracking/attempts';
import { DisputeAttemptRequest } from '../tracking/cases';
import { ChooseReturnRequest } from '../tracking/returns';
import { OrderView } from '../orders/orders';
import { AddClaimPhotoRequest, ClaimRequest, ViewClaimPhotoRequest } from '../tracking/claims';
import { GiveDetailsRequest, ReceiverLinkRequest, ReceiverLinkResponse } from '../tracking/receiver-details';
import { ViewProofRequest } from '../tracking/proofs';
import { FileBytes } from '../orders/files';
import { defineCall } from './define-call';

/** A parcel on its way: calls of its receiver, by a link, and of the account that sent it. */
export const parcelCalls = {
  readParcelOfLink: defineCall({
    method: 'GET',
    path: '/v1/api/parcel/link/{token}',
    auth: 'none',
    beyond: true,
    group: 'Receivers',
    summary: 'Open a parcel by its link',
    description: 'Returns what the receiver may see, and the choices that are open.',
    request: ParcelLinkRequest,
    response: ParcelOfLink,
  }),
  openParcel: defineCall({
    method: 'POST',
    path: '/v1/api/parcel/open',
    auth: 'none',
    beyond: true,
    group: 'Receivers',
    summary: 'Open a parcel by number and phone',
    description:
      'Accepts the waybill number and the last four digits of the receiver’s phone number. Returns a token that can read the parcel and leave a note for the courier.',
    request: OpenParcelRequest,
    response: OpenParcelResponse,
  }),
  giveInstruction: defineCall({
    method: 'POST',
    path: '/v1/api/parcel/instruct',
    auth: 'none',
    beyond: true,
    group: 'Receivers',
    summary: 'Change the delivery of a parcel',
    description:
      "Records the receiver's choice: to be there, to refuse the parcel, another day, site or recipient, or a note for the courier. `readParcelOfLink` returns the choices that are still possible.",
    request: GiveInstructionRequest,
    response: GiveInstructionResponse,
  }),
  disputeAttempt: defineCall({
    method: 'POST',
    path: '/v1/api/parcel/dispute',
    auth: 'none',
    beyond: true,
    group: 'Receivers',
    summary: 'Dispute a failed delivery attempt',
    description:
      'Opens a case of our office about a failed attempt, for 48 hours after it. `readParcelOfLink` returns the attempt in `dispute`, and our answer in `cases`.',
    request: DisputeAttemptRequest,
    response: ParcelOfLink,
  }),
  sendReceiverCode: defineCall({
    method: 'POST',
    path: '/v1/api/parcel/getCode',
    auth: 'none',
    beyond: true,
    group: 'Receivers',
    summary: 'Send a code to the receiver',
    description:
      'Sends a code of six digits to the phone number or the email address that the order names. `proveReceiver` accepts it.',
    request: ReceiverCodeRequest,
    response: SendCodeResponse,
  }),
  chooseReturn: defineCall({
    method: 'POST',
    path: '/v1/api/order/return/choose',
    auth: 'user',
    beyond: true,
    group: 'Orders',
    summary: 'Decide what happens to a returned parcel',
    description:
      'Tells us to store the parcel at our warehouse or to destroy it. The order names the last day for this decision.',
    request: ChooseReturnRequest,
    response: OrderView,
  }),
  claimCompensation: defineCall({
    method: 'POST',
    path: '/v1/api/order/claim',
    auth: 'user',
    beyond: true,
    group: 'Orders',
    summary: 'Claim compensation',
    description:
      'Opens a claim for one parcel that is lost or damaged. A parcel has one claim at a time, within 30 days of its delivery or loss. We refund the freight, and pay the goods up to the insured value, or up to CNY 300 without insurance. The order shows the state of the claim.',
    request: ClaimRequest,
    response: OrderView,
  }),
  addClaimPhoto: defineCall({
    method: 'POST',
    path: '/v1/api/order/claim/photo',
    auth: 'user',
    beyond: true,
    carriesPhoto: true,
    costly: true,
    group: 'Orders',
    summary: 'Add a photo to a claim',
    description:
      'Stores a photo of the goods, the packing or the invoice. A claim takes up to five until it is decided. We store a smaller copy without place and camera details.',
    request: AddClaimPhotoRequest,
    response: OrderView,
  }),
  viewClaimPhoto: defineCall({
    method: 'GET',
    path: '/v1/api/order/claim/{reference}/photo/{number}',
    auth: 'user',
    responseType: 'bytes',
    beyond: true,
    group: 'Orders',
    summary: 'Download a photo of a claim',
    description: 'Returns a photo that this account added to a claim.',
    request: ViewClaimPhotoRequest,
    response: FileBytes,
  }),
  chooseReturnByLink: defineCall({
    method: 'POST',
    path: '/v1/api/parcel/return/choose',
    auth: 'none',
    beyond: true,
    group: 'Receivers',
    summary: 'Decide what happens to a returned parcel by link',
    description: 'Tells us to store the parcel at our warehouse. Only the sender can have it destroyed.',
    request: ChooseReturnByLinkRequest,
    response: ParcelOfLink,
  }),
  stopMessages: defineCall({
    method: 'POST',
    path: '/v1/api/parcel/messages/stop',
    auth: 'none',
    beyond: true,
    group: 'Receivers',
    summary: 'Stop or resume messages about a parcel',
    description:
      'Stops or resumes our messages to the person to whom the link belongs. Other recipients still get theirs.',
    request: StopMessagesRequest,
    response: ParcelOfLink,
  }),
  giveReceiverDetails: defineCall({
    method: 'POST',
    path: '/v1/api/parcel/details',
    auth: 'none',
    beyond: true,
    group: 'Receivers',
    summary: 'Submit the receiver’s details',
    description:
      'Stores details that only the receiver knows, such as the National Address in Saudi Arabia. They can be corrected until the parcel is handed over.',
    request: GiveDetailsRequest,
    response: ParcelOfLink,
  }),
  createReceiverLink: defineCall({
    method: 'POST',
    path: '/v1/api/order/receiver/link',
    auth: 'user',
    beyond: true,
    scope: 'orders',
    group: 'Orders',
    summary: 'Create a link for the receiver',
    description:
      'Returns a link on which the receiver gives the details in `waitsFor`. Send the link to the receiver yourself if we do not send messages to them. The page does not show the delivery code.',
    request: ReceiverLinkRequest,
    response: ReceiverLinkResponse,
  }),
  viewProof: defineCall({
    method: 'GET',
    path: '/v1/api/order/proof/{waybillNo}/photo',
    auth: 'user',
    responseType: 'bytes',
    group: 'Orders',
    summary: 'Download a proof of delivery',
    description: 'Returns the photo that the courier took when a parcel of this account was delivered.',
    request: ViewProofRequest,
    response: FileBytes,
  }),
  viewProofOfLink: defineCall({
    method: 'GET',
    path: '/v1/api/parcel/link/{token}/photo',
    auth: 'none',
    responseType: 'bytes',
    group: 'Receivers',
    summary: 'Download a proof of delivery by link',
    description: 'Returns the photo that the courier took when the parcel was delivered.',
    request: ParcelLinkRequest,
    response: FileBytes,
  }),
  viewAttempt: defineCall({
    method: 'GET',
    path: '/v1/api/order/attempt/{waybillNo}/{attemptAt}/photo',
    auth: 'user',
    responseType: 'bytes',
    beyond: true,
    group: 'Orders',
    summary: 'Download the photo of a failed attempt',
    description:
      'Returns the photo that the courier took when a parcel of this account could not be delivered. `attempts` of the parcel names the attempt.',
    request: ViewAttemptRequest,
    response: FileBytes,
  }),
  viewAttemptOfLink: defineCall({
    method: 'GET',
    path: '/v1/api/parcel/link/{token}/attempt/{attemptAt}/photo',
    auth: 'none',
    responseType: 'bytes',
    beyond: true,
    group: 'Receivers',
    summary: 'Download the photo of a failed attempt by link',
    description: 'Returns the photo that the courier took when the parcel could not be delivered.',
    request: ViewAttemptOfLinkRequest,
    response: FileBytes,
  }),
};

/** The call with which a receiver proves who they are. */
export const receiverProofCalls = {
  proveReceiver: defineCall({
    method: 'POST',
    path: '/v1/api/parcel/prove',
    auth: 'none',
    beyond: true,
    group: 'Receivers',
    summary: 'Verify the receiver’s code',
    description: 'Returns a token with the same rights as the link in our message.',
    request: ProveReceiverRequest,
    response: ParcelLinkRequest,
  }),
};
