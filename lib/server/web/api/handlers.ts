import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import type { ParsedRequestOf, ResponseOf } from '@/lib/contract/registry';
import { checkLogin, getCustomer } from '../../accounts/users/load-user';
import { changePhone, sendPhoneCode } from '../../accounts/users/change-phone';
import { checkResetCode } from '../../accounts/passwords/check-reset-code';
import { closeAccount } from '../../trust/personal-data/close/close-account';
import { sendCloseCode } from '../../trust/personal-data/close/send-close-code';
import { exportAccountData } from '../../trust/personal-data/export/export-account-data';
import { getSmsCode, sendResetEmail } from '../../accounts/login/get-sms-code';
import { initPassword } from '../../accounts/passwords/init-password';
import { login } from '../../accounts/login/login';
import { logout, endOneSession, endOtherSessions } from '../../accounts/sessions/end-sessions';
import { mobileLogin } from '../../accounts/login/mobile-login';
import { register } from '../../accounts/login/register';
import { resetPassword } from '../../accounts/passwords/reset-password';
import { listSessions } from '../../accounts/sessions/list-sessions';
import { updateCustomer } from '../../accounts/users/update-customer';
import { updatePassword } from '../../accounts/passwords/update-password';
import { checkGoods } from '../../parcels/goods/check-goods';
import { suggestHsCodes } from '../../parcels/hs-codes/suggest-hs-codes';
import { queryStatus } from '../../trust/status/query-status';
import { checkMessage } from '../../trust/authenticity/check-message';
import { createApiKey, listApiKeys, listApiKeyUses, revokeApiKey } from '../../accounts/api-keys/account-keys';
import { addAddress } from '../../accounts/addresses/add-address';
import { deleteAddress, updateAddress } from '../../accounts/addresses/change-address';
import { searchAddresses } from '../../accounts/addresses/search-addresses';
import { getImageVerifyCode } from '../../accounts/captcha/get-image-verify-code';
import { getProofChallenge } from '../../accounts/captcha/get-proof-challenge';
import { listJobs } from '../../content/news-and-jobs/list-jobs';
import { listNews, readNews } from '../../content/news-and-jobs/read-news';
import { listCountries, listPhoneRules } from '../../places/dictionaries/list-countries';
import { listDictionaries } from '../../places/dictionaries/list-dictionaries';
import { readEnquiryForm } from '../../content/enquiries/forms/read-enquiry-form';
import { saveContactExpert } from '../../content/enquiries/save-contact-expert';
import { saveCustomerFeedback } from '../../content/enquiries/save-customer-feedback';
import { saveEnterpriseCustomer } from '../../content/enquiries/save-enterprise-customer';
import { saveFranchiseApplication } from '../../content/enquiries/save-franchise-application';
import { readFormDraft } from '../../accounts/form-drafts/read-form-draft';
import { getPdfFileUrl } from '../../parcels/documents/get-pdf-file-url';
import { viewFile } from '../../parcels/documents/view-file';
import { getOrderAgreement } from '../../content/legal/get-order-agreement';
import { getSite } from '../../places/network/get-site';
import { listSites } from '../../places/network/list-sites';
import { listAreas, listCities, listProvinces } from '../../places/geography/list-places';
import { listAllLocations, listLocations } from '../../places/network/list-locations';
import { searchAreas } from '../../places/geography/search-areas';
import { addDomesticOrder, addInternationalOrder, addOrder } from '../../parcels/orders/place/place-order';
import {
  getCollectionBalances,
  getPayout,
  listCollectionEntries,
  listPayouts,
} from '../../parcels/collections/account-collections';
import { getCollectionStatement } from '../../parcels/collections/get-collection-statement';
import { cancelOrder } from '../../parcels/orders/change/cancel-order';
import { deleteOrder } from '../../parcels/orders/change/delete-order';
import { editWebsiteOrder } from '../../parcels/orders/change/edit-website-order';
import { getOrder, selectByTradeNo } from '../../parcels/orders/present/get-order';
import { viewAttempt } from '../../parcels/attempts/view-attempt';
import { viewAttemptOfLink } from '../../parcels/attempts/view-attempt-of-link';
import { addClaimPhoto } from '../../parcels/claims/photos/add-claim-photo';
import { viewClaimPhoto } from '../../parcels/claims/photos/view-claim-photo';
import { viewProof } from '../../parcels/proofs/view-proof';
import { queryOrderDesk } from '../../parcels/orders/list/query-order-desk';
import { queryOrderPage } from '../../parcels/orders/list/query-order-page';
import { calculateInternationalQuote, calculateQuote } from '../../pricing/calculate-quote';
import { queryLaneNotices } from '../../places/lane-notices/query-lane-notices';
import { queryRates } from '../../pricing/query-rates';
import { listReceivers, queryReceivers } from '../../pricing/query-receivers';
import { queryRemarks } from '../../pricing/query-remarks';
import { listSurveys } from '../../content/surveys/list-surveys';
import { saveSurveyResult } from '../../content/surveys/save-survey-result';
import { chooseReturnByLink } from '../../parcels/receiver/choose-return-by-link';
import { createReceiverLink } from '../../parcels/receiver/details/create-receiver-link';
import { giveReceiverDetails } from '../../parcels/receiver/details/give-receiver-details';
import { giveInstruction } from '../../parcels/receiver/give-instruction';
import { disputeAttempt } from '../../parcels/cases/dispute-attempt';
import { claimCompensation } from '../../parcels/claims/claim-compensation';
import { openParcel } from '../../parcels/receiver/open-parcel';
import { stopMessages } from '../../parcels/notices/stop-messages';
import { chooseReturn } from '../../parcels/returns/choose-return';
import { openSendOn } from '../../parcels/returns/send-on/open-send-on';
import { priceSendOn } from '../../parcels/returns/send-on/price-send-on';
import { sendOn } from '../../parcels/returns/send-on/send-on';
import { readParcelOfLink } from '../../parcels/receiver/read-parcel-of-link';
import { proveReceiver, sendReceiverCode } from '../../parcels/receiver/receiver-code';
import { viewProofOfLink } from '../../parcels/proofs/view-proof-of-link';
import { checkSheet } from '../../parcels/sheets/check-sheet';
import { correctSheet } from '../../parcels/sheets/correct-sheet';
import { downloadOrders } from '../../parcels/sheets/download-orders';
import { placeSheetOrders } from '../../parcels/sheets/place-sheet-orders';
import { printSheetLabels } from '../../parcels/sheets/print-sheet-labels';
import { getSheetTemplate } from '../../parcels/sheets/get-sheet-template';
import { getExpressTrackDetails } from '../../parcels/tracking/get-express-track-details';
import { queryTrack, queryTrackByMallNo } from '../../parcels/tracking/query-track';
import {
  listWebhookDeliveries,
  replayWebhookDelivery,
  sendTestEvent,
} from '../../accounts/webhooks/account-deliveries';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
} from '../../accounts/webhooks/account-webhooks';
import { addPasskey } from '../../accounts/passkeys/add-passkey';
import { listPasskeys, removePasskey, renamePasskey } from '../../accounts/passkeys/own-passkeys';
import { passkeyLogin, startPasskeyLogin } from '../../accounts/passkeys/passkey-login';
import { sendPasskeyCode, startPasskey } from '../../accounts/passkeys/start-passkey';
import type { Context } from '../../platform/context';
import { readFormSession } from '../forms/read-form-session';

/**
 * `Verb` written as a structure. Calls that are two spellings of one query share a verb, which the compiler refuses for
 * `Verb` itself.
 */
type Handlers = {
  [Name in CallName]: (call: { ctx: Context; input: ParsedRequestOf<Name> }) => Promise<ResponseOf<Name>>;
};

/** Verb of each call. The compiler reports every call of the registry that is missing. */
export const HANDLERS: Handlers = {
  getImageVerifyCode,
  getProofChallenge,
  getSmsCode,
  register,
  login,
  mobileLogin,
  initPassword,
  logout,
  checkLogin,
  sendResetEmail,
  checkResetCode,
  resetPassword,
  getCustomer,
  getUserInfoByToken: getCustomer,
  updateCustomer,
  updatePassword,
  sendPhoneCode,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  listApiKeyUses,
  createWebhook,
  listWebhooks,
  changeWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  sendTestEvent,
  listWebhookDeliveries,
  replayWebhookDelivery,
  changePhone,
  listSessions,
  endOneSession,
  endOtherSessions,
  exportAccountData,
  sendCloseCode,
  closeAccount,
  startPasskeyLogin,
  passkeyLogin,
  listPasskeys,
  sendPasskeyCode,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,

  addAddress,
  updateAddress,
  deleteAddress,
  searchAddresses,

  queryAllCountryList: listCountries,
  queryOrderAllCountryList: listCountries,
  queryPhoneRules: listPhoneRules,
  querySysDictByType: listDictionaries,
  querySysDictByTypeGet: listDictionaries,
  getSysDictList: listDictionaries,

  queryShowyBlogList: listNews,
  queryFrontBlogDetail: readNews,
  checkGoods,
  suggestHsCodes,
  checkMessage,
  queryJobList: listJobs,
  queryStatus,

  saveContactExpert,
  saveCustomerFeedback,
  saveFranchiseApplication,
  saveEnterpriseCustomer,
  readEnquiryForm,
  readFormSession,
  readFormDraft,

  getOrderAgreement,

  queryProvinces: listProvinces,
  queryCities: listCities,
  queryAreas: listAreas,
  queryAreaByTypeAndName: searchAreas,
  queryAllLocation: listAllLocations,
  queryLocationByCountry: listLocations,
  listSites,
  getSiteBySiteCode: getSite,

  addOrder,
  addDomesticOrder,
  addInternationalOrder,
  getOrder,
  selectByTradeNo,
  editWebsiteOrder,
  cancelOrder,
  deleteOrder,
  queryOrderPage,
  websitePageList: queryOrderPage,
  queryOrderDesk,

  quoteCalc: calculateQuote,
  getInternationalQuote: calculateInternationalQuote,
  queryLaneNotices,
  queryRate: queryRates,

  getCollectingSurveyList: listSurveys,
  saveSurveyResult,
  queryReceiver: queryReceivers,
  queryRemark: queryRemarks,
  getReceiverList: listReceivers,

  getPdfFileUrl,
  viewFile,

  queryTrack,
  listExpressTrack: queryTrack,
  queryTrackByMallNo,
  queryIntlTrackByMallNo: queryTrackByMallNo,
  getExpressTrackDetails,

  getSheetTemplate,
  checkSheet,
  correctSheet,
  mendSheet: correctSheet,
  placeSheetOrders,
  printSheetLabels,
  getCollectionBalances,
  listCollectionEntries,
  listPayouts,
  getPayout,
  getCollectionStatement,
  downloadOrders,

  readParcelOfLink,
  openParcel,
  giveInstruction,
  giveReceiverDetails,
  createReceiverLink,
  chooseReturn,
  openSendOn,
  priceSendOn,
  sendOn,
  claimCompensation,
  disputeAttempt,
  chooseReturnByLink,
  stopMessages,
  viewProof,
  viewProofOfLink,
  addClaimPhoto,
  viewClaimPhoto,
  viewAttempt,
  viewAttemptOfLink,
  sendReceiverCode,
  proveReceiver,
};
