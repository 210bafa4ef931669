import type { CallName } from '@/lib/contract/calls';
import { createDeliveryPhoto } from '../../../fixtures/delivery-photo';
import { encodeExportPlace } from '@/lib/server/trust/personal-data/export/cursor';
import { encodeCursor } from '@/lib/server/platform/page-cursor';
import { OTHER_PASSWORD, PASSWORD, wire } from '../steps/account-steps';
import { internationalOrder } from '../order-samples';
import { addressSample, claimOf, type OwnedRecords } from './owned-records';

export type RequestFor = (of: OwnedRecords) => Promise<Record<string, unknown>> | Record<string, unknown>;

const edit = (id: string) => ({ id, version: 1, order: { kind: 'international', ...internationalOrder() } });

const unsignedCredential = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key',
  response: { clientDataJSON: 'AA', attestationObject: 'AA' },
});

const sheetOrder = (replaces: string) => ({
  orderKey: 'sheet-order.1',
  totals: [],
  order: { kind: 'international', ...internationalOrder() },
  replaces,
});

/** Authenticated calls: by each field that can identify a record, requests that name another account's record there. */
export const PROTECTED_CALLS: Partial<Record<CallName, Record<string, readonly RequestFor[]>>> = {
  updatePassword: {
    userId: [
      async ({ userId }) => ({ userId, oldPassword: await wire(PASSWORD), password: await wire(OTHER_PASSWORD) }),
    ],
  },
  updateCustomer: { userId: [({ userId }) => ({ userId, firstName: 'Eve', familyName: 'Stranger' })] },
  updateAddress: { id: [({ addressId }) => ({ ...addressSample, id: addressId, street: '1 Stolen Street' })] },
  deleteAddress: { id: [({ addressId }) => ({ id: addressId })] },
  searchAddresses: { userId: [({ userId }) => ({ userId })], id: [({ addressId }) => ({ id: addressId })] },
  selectByTradeNo: { tradeNo: [({ waiting }) => ({ tradeNo: waiting.tradeNo })] },
  getOrder: { id: [({ waiting }) => ({ id: waiting.id }), ({ cancelled }) => ({ id: cancelled.id })] },
  cancelOrder: { id: [({ waiting }) => ({ id: waiting.id }), ({ cancelled }) => ({ id: cancelled.id })] },
  deleteOrder: { id: [({ waiting }) => ({ id: waiting.id }), ({ cancelled }) => ({ id: cancelled.id })] },
  editWebsiteOrder: { id: [({ waiting }) => edit(waiting.id), ({ cancelled }) => edit(cancelled.id)] },
  queryOrderPage: {
    cursor: [({ waiting }) => ({ cursor: encodeCursor(waiting) })],
    search: [({ waiting }) => ({ search: waiting.tradeNo }), ({ waiting }) => ({ search: waiting.waybillNo })],
  },
  websitePageList: {
    cursor: [({ waiting }) => ({ cursor: encodeCursor(waiting) })],
    search: [({ waiting }) => ({ search: waiting.tradeNo }), ({ waiting }) => ({ search: waiting.waybillNo })],
  },
  createReceiverLink: { id: [({ waiting }) => ({ id: waiting.id }), ({ cancelled }) => ({ id: cancelled.id })] },
  getPdfFileUrl: {
    id: [
      ({ waiting }) => ({ id: waiting.id, kind: 'label' }),
      ({ cancelled }) => ({ id: cancelled.id, kind: 'invoice' }),
    ],
  },
  chooseReturn: {
    id: [({ waiting }) => ({ id: waiting.id, waybillNo: waiting.waybillNo, choice: 'SHELVE' })],
    waybillNo: [({ waiting }) => ({ id: waiting.id, waybillNo: waiting.waybillNo, choice: 'DESTROY' })],
  },
  openSendOn: {
    id: [({ waiting }) => ({ id: waiting.id, waybillNo: waiting.waybillNo })],
    waybillNo: [({ waiting }) => ({ id: waiting.id, waybillNo: waiting.waybillNo })],
  },
  claimCompensation: {
    id: [({ waiting }) => claimOf(waiting)],
    waybillNo: [({ waiting }) => claimOf(waiting)],
  },
  // Each order has its own result. sheets-real.test.ts replaces another account's order with a valid key.
  placeSheetOrders: { 'orders[].replaces': [({ waiting }) => ({ orders: [sheetOrder(waiting.id)] })] },
  printSheetLabels: { 'ids[]': [({ waiting }) => ({ ids: [waiting.id] })] },
  // A search finds only own orders (sheet-results.test.ts).
  downloadOrders: {
    'orders[].id': [({ waiting }) => ({ format: 'csv', orders: [{ id: waiting.id, reference: '' }] })],
    search: [({ waiting: { id, tradeNo } }) => ({ format: 'csv', search: tradeNo, orders: [{ id, reference: '' }] })],
  },
  listCollectionEntries: {
    cursor: [({ waiting: { createdAt } }) => ({ countryCode: 'GH', cursor: String(Date.parse(createdAt) % 1e9) })],
  },
  listPayouts: { cursor: [({ waiting }) => ({ cursor: encodeCursor(waiting) })] },
  getPayout: { id: [({ payoutId }) => ({ id: payoutId })] },
  addClaimPhoto: {
    reference: [
      async ({ claimReference }) => ({
        reference: claimReference,
        content: (await createDeliveryPhoto({ width: 700 })).toString('base64'),
      }),
    ],
  },
  viewClaimPhoto: { reference: [({ claimReference }) => ({ reference: claimReference, number: 1 })] },
  viewAttempt: {
    waybillNo: [({ waiting }) => ({ waybillNo: waiting.waybillNo, attemptAt: waiting.createdAt })],
    attemptAt: [({ waiting }) => ({ waybillNo: waiting.waybillNo, attemptAt: waiting.createdAt })],
  },
  viewProof: { waybillNo: [({ waiting }) => ({ waybillNo: waiting.waybillNo })] },
  readFormDraft: { key: [({ draftKey }) => ({ key: draftKey })] },
  revokeApiKey: { id: [({ keyId }) => ({ id: keyId })] },
  listApiKeyUses: { id: [({ keyId }) => ({ id: keyId })] },
  changeWebhook: { id: [({ webhookId }) => ({ id: webhookId, isOn: false })] },
  deleteWebhook: { id: [({ webhookId }) => ({ id: webhookId })] },
  rotateWebhookSecret: { id: [({ webhookId }) => ({ id: webhookId })] },
  sendTestEvent: { id: [({ webhookId }) => ({ id: webhookId, type: 'parcel.moved' })] },
  listWebhookDeliveries: {
    id: [({ webhookId }) => ({ id: webhookId })],
    cursor: [({ webhookId, waiting }) => ({ id: webhookId, cursor: encodeCursor(waiting) })],
  },
  replayWebhookDelivery: {
    id: [({ webhookId, deliveryId }) => ({ id: webhookId, deliveryId })],
    deliveryId: [({ webhookId, deliveryId }) => ({ id: webhookId, deliveryId })],
  },
  endOneSession: { id: [({ sessionId }) => ({ id: sessionId })] },
  renamePasskey: { id: [({ passkeyId }) => ({ id: passkeyId, name: 'Mine' })] },
  removePasskey: { id: [async ({ passkeyId }) => ({ id: passkeyId, password: await wire(PASSWORD) })] },
  sendPasskeyCode: { proof: [({ userId }) => ({ proof: userId })] },
  // A credential of another account is refused like a faulty one (passkeys.test.ts).
  addPasskey: {
    id: [({ passkeyId }) => unsignedCredential(passkeyId)],
    rawId: [({ passkeyId }) => unsignedCredential(passkeyId)],
  },
  exportAccountData: { cursor: [({ waiting }) => ({ cursor: encodeExportPlace({ hidden: 0, after: waiting }) })] },
  // An image code of no client: it is refused before anything is sent, for every caller.
  sendPhoneCode: {
    captchaKey: [({ userId }) => ({ phone: '+233240007657', countryCode: 'GH', captchaKey: userId, captcha: '1' })],
    proof: [
      ({ userId }) => ({ phone: '+233240007657', countryCode: 'GH', captchaKey: userId, captcha: '1', proof: userId }),
    ],
  },
  // A proof of work belongs to no account: an invented one is refused for every caller.
  sendCloseCode: { proof: [({ userId }) => ({ proof: userId })] },
  closeAccount: {
    account: [async ({ account }) => ({ account, countryCode: 'GH', password: await wire(PASSWORD) })],
  },
};

/** Status for another account where it is not 404: an empty page for a foreign cursor, or 422 for a foreign name. */
export const STATUS_FOR_OTHERS: Partial<Record<CallName, number>> = {
  queryOrderPage: 200,
  listCollectionEntries: 200,
  listPayouts: 200,
  websitePageList: 200,
  placeSheetOrders: 200,
  exportAccountData: 200,
  sendPhoneCode: 422,
  sendCloseCode: 422,
  sendPasskeyCode: 422,
  addPasskey: 422,
  closeAccount: 422,
};

/** Public calls whose fields name an order. Anyone with the number may track the parcel. */
export const TRACKING_CALLS: Partial<Record<CallName, Record<string, readonly RequestFor[]>>> = {
  queryTrackByMallNo: { 'mallNos[]': [({ waiting }) => ({ mallNos: [waiting.tradeNo] })] },
  queryIntlTrackByMallNo: { mallNos: [({ waiting }) => ({ mallNos: `${waiting.tradeNo},${waiting.waybillNo}` })] },
  queryTrack: { 'waybillNos[]': [({ waiting }) => ({ waybillNos: [waiting.waybillNo] })] },
  listExpressTrack: { 'waybillNos[]': [({ waiting }) => ({ waybillNos: [waiting.waybillNo] })] },
  getExpressTrackDetails: { waybillNo: [({ waiting }) => ({ waybillNo: waiting.waybillNo })] },
};

/** Fields of public calls that identify no private record or are credentials themselves. */
export const PUBLIC_FIELDS: Partial<Record<CallName, readonly string[]>> = {
  // Public texts and lists.
  queryFrontBlogDetail: ['id'],
  getSiteBySiteCode: ['siteCode'],
  getCollectingSurveyList: ['token'],
  // A browser's own key. An office reads the number in a message.
  saveSurveyResult: ['token', 'visitorKey'],
  saveCustomerFeedback: ['waybillNo'],
  // Random bearer tokens.
  getImageVerifyCode: ['key'],
  resetPassword: ['ticket'],
  readEnquiryForm: ['id'],
  // Sealed by the service, each the credential itself.
  readFormSession: ['session', 'asked'],
  viewFile: ['id'],
  // A passkey signs for these. A wrong account and a wrong signature are checked in passkeys.test.ts.
  passkeyLogin: ['credential.id', 'credential.rawId', 'credential.response.userHandle'],
  // Account names, verified by a password or code. accounts-*.test.ts check that unknown names get the same response.
  getSmsCode: ['account', 'captchaKey', 'proof'],
  register: ['account'],
  login: ['userName'],
  sendResetEmail: ['account', 'captchaKey', 'proof'],
  checkResetCode: ['account'],
  // Tokens of links, each the permission itself. receiver.test.ts checks that a wrong token and a missing one get the
  // same response.
  readParcelOfLink: ['token'],
  giveInstruction: ['token', 'instruction.day', 'instruction.landmark', 'instruction.siteCode'],
  giveReceiverDetails: ['token'],
  sendReceiverCode: ['token'],
  proveReceiver: ['token'],
  chooseReturnByLink: ['token'],
  priceSendOn: ['token'],
  sendOn: ['token'],
  stopMessages: ['token'],
  disputeAttempt: ['token', 'attemptAt'],
  viewProofOfLink: ['token'],
  viewAttemptOfLink: ['token', 'attemptAt'],
  // Anyone can track a parcel by its number. The last digits of a phone number prove access to the rest.
  openParcel: ['waybillNo'],
};
