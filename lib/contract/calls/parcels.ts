import { QUOTE_HOURS } from '@/lib/market/limits';
import { DISPUTE_HOURS } from '@/lib/orders/case-policy';
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
} from '../parcels/instructions';
import { SendCodeResponse } from '../accounts/accounts';
import { ViewAttemptOfLinkRequest, ViewAttemptRequest } from '../parcels/attempts';
import { DisputeAttemptRequest } from '../parcels/cases';
import { ChooseReturnRequest } from '../parcels/returns';
import {
  OpenSendOnRequest,
  OpenSendOnResponse,
  PriceSendOnRequest,
  PriceSendOnResponse,
  SendOnRequest,
  SendOnResponse,
} from '../parcels/send-on';
import { OrderView } from '../orders/order-view';
import { GiveDetailsRequest, ReceiverLinkRequest, ReceiverLinkResponse } from '../parcels/receiver-details';
import { ViewProofRequest } from '../parcels/proofs';
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
    description: 'Returns the parcel with the data that the receiver may see, and the choices that are open.',
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
      'Records the choice of the receiver: to be there, to refuse the parcel, another day, site or recipient, or a note for the courier. `readParcelOfLink` returns the choices that are still possible.',
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
    description: `Opens a complaint about a failed attempt. This is possible for ${DISPUTE_HOURS} hours after the attempt. \`readParcelOfLink\` returns the attempt in \`dispute\`, and our answer in \`cases\`.`,
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
    group: 'Orders',
    summary: 'Decide what happens to a returned parcel',
    description:
      'Chooses whether we store the returned parcel at our warehouse or destroy it. `decideBy` of the parcel is the last day for this decision.',
    request: ChooseReturnRequest,
    response: OrderView,
  }),
  openSendOn: defineCall({
    method: 'POST',
    path: '/v1/api/order/return/open',
    auth: 'user',
    scope: 'orders',
    group: 'Orders',
    summary: 'Start forwarding a returned parcel',
    description:
      'Returns a token for `priceSendOn` and `sendOn`, valid for one hour. The parcel has the choice `SEND_ON` in `returned` if this is possible in its country.',
    request: OpenSendOnRequest,
    response: OpenSendOnResponse,
  }),
  priceSendOn: defineCall({
    method: 'POST',
    path: '/v1/api/parcel/return/price',
    auth: 'none',
    beyond: true,
    group: 'Orders',
    summary: 'Quote the delivery to a new receiver',
    description: `Checks the new receiver of a returned parcel and returns the price: local delivery by the weight that we measured. The price is valid for ${QUOTE_HOURS} hours.`,
    request: PriceSendOnRequest,
    response: PriceSendOnResponse,
  }),
  sendOn: defineCall({
    method: 'POST',
    path: '/v1/api/parcel/return/send',
    auth: 'none',
    beyond: true,
    group: 'Orders',
    summary: 'Send a returned parcel on to a new receiver',
    description:
      'Places a domestic order for the parcel in our warehouse, and returns its numbers. The first choice for a parcel is final, and the order cannot be cancelled. A repeated request returns the same order. A request with another receiver or another `cashOnDelivery` returns 409.',
    request: SendOnRequest,
    response: SendOnResponse,
  }),
};

/** Choices about returns and messages, details of receivers, and photos of deliveries and attempts. */
export const receiverChoiceCalls = {
  chooseReturnByLink: defineCall({
    method: 'POST',
    path: '/v1/api/parcel/return/choose',
    auth: 'none',
    beyond: true,
    group: 'Receivers',
    summary: 'Decide by link what happens to a returned parcel',
    description:
      'Chooses what happens to the returned parcel. A receiver can only choose `SHELVE`: we store the parcel at our warehouse. The link in a message to the sender also accepts `DESTROY`.',
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
      'Stops or resumes our messages about the order to the recipient of this link. Messages to the other party do not stop.',
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
      'Stores details that only the receiver knows, such as the National Address in Saudi Arabia. The receiver can give and correct them until the parcel is handed over, and after that only while a detail is missing.',
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
    group: 'Orders',
    summary: 'Download the photo of a failed attempt',
    description:
      'Returns the photo that the courier took when a parcel of this account could not be delivered. Take `attemptAt` from the parcel’s `attempts`.',
    request: ViewAttemptRequest,
    response: FileBytes,
  }),
  viewAttemptOfLink: defineCall({
    method: 'GET',
    path: '/v1/api/parcel/link/{token}/attempt/{attemptAt}/photo',
    auth: 'none',
    responseType: 'bytes',
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
    description: 'Returns a token with the same rights as the link in our message, valid for one hour.',
    request: ProveReceiverRequest,
    response: ParcelLinkRequest,
  }),
};
