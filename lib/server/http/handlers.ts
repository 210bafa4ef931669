import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import type { ParsedRequestOf, ResponseOf } from '@/lib/contract/registry';
import { checkLogin, getCustomer } from '../accounts/current-user';
import { changePhone, sendPhoneCode } from '../accounts/change-phone';
import { checkResetCode } from '../accounts/check-reset-code';
import { closeAccount } from '../personal-data/close/close-account';
import { sendCloseCode } from '../personal-data/close/send-close-code';
import { exportAccountData } from '../personal-data/export/export-account-data';
import { getSmsCode, sendResetEmail } from '../accounts/request-code';
import { initPassword } from '../accounts/init-password';
import { login } from '../accounts/login';
import { logout, endOneSession, endOtherSessions } from '../accounts/sessions/end-sessions';
import { mobileLogin } from '../accounts/mobile-login';
import { register } from '../accounts/register';
import { resetPassword } from '../accounts/reset-password';
import { listSessions } from '../accounts/sessions/list-sessions';
import { updateCustomer } from '../accounts/update-customer';
import { updatePassword } from '../accounts/update-password';
import { checkMessage } from '../authenticity/check-message';
import { createApiKey, listApiKeys, listApiKeyUses, revokeApiKey } from '../api-keys/own-keys';
import { addAddress } from '../addresses/add-address';
import { deleteAddress, updateAddress } from '../addresses/change-address';
import { searchAddresses } from '../addresses/search-addresses';
import { getImageVerifyCode } from '../captcha/get-image-verify-code';
import { getProofChallenge } from '../captcha/get-proof-challenge';
import { listJobs } from '../content/list-jobs';
import { listNews, readNews } from '../content/read-news';
import { listCountries, listPhoneRules } from '../dictionaries/list-countries';
import { listDictionaries } from '../dictionaries/list-dictionaries';
import { readEnquiryForm } from '../enquiries/forms/read-enquiry-form';
import { saveContactExpert } from '../enquiries/save-contact-expert';
import { saveCustomerFeedback } from '../enquiries/save-customer-feedback';
import { saveEnterpriseCustomer } from '../enquiries/save-enterprise-customer';
import { saveFranchiseApplication } from '../enquiries/save-franchise-application';
import { readFormDraft } from '../form-drafts/read-form-draft';
import { getPdfFileUrl } from '../files/get-pdf-file-url';
import { viewFile } from '../files/view-file';
import { getOrderAgreement } from '../legal/get-order-agreement';
import { getSite, listSites } from '../network/read-sites';
import { listAreas, listCities, listProvinces } from '../geography/list-places';
import { listAllLocations, listLocations } from '../network/list-locations';
import { searchAreas } from '../geography/search-areas';
import { addDomesticOrder, addInternationalOrder, addOrder } from '../orders/place-order';
import { cancelOrder } from '../orders/cancel-order';
import { deleteOrder } from '../orders/delete-order';
import { editWebsiteOrder } from '../orders/edit-website-order';
import { getOrder, selectByTradeNo } from '../orders/get-order';
import { viewProof } from '../orders/view-proof';
import { queryOrderPage } from '../orders/query-order-page';
import { calculateInternationalQuote, calculateQuote } from '../quotes/calculate-quote';
import { queryRates } from '../quotes/query-rates';
import { listReceivers, queryReceivers } from '../quotes/query-receivers';
import { queryRemarks } from '../quotes/query-remarks';
import { listSurveys } from '../surveys/list-surveys';
import { saveSurveyResult } from '../surveys/save-survey-result';
import { chooseReturnByLink } from '../receiver/choose-return-by-link';
import { giveInstruction } from '../receiver/give-instruction';
import { claimCompensation } from '../claims/claim-compensation';
import { openParcel } from '../receiver/open-parcel';
import { stopMessages } from '../receiver/stop-messages';
import { chooseReturn } from '../returns/choose-return';
import { readParcelOfLink } from '../receiver/read-parcel-of-link';
import { proveReceiver, sendReceiverCode } from '../receiver/receiver-code';
import { viewProofOfLink } from '../receiver/view-proof-of-link';
import { checkSheet } from '../sheets/check-sheet';
import { mendSheet } from '../sheets/mend-sheet';
import { placeSheetOrders } from '../sheets/place-sheet-orders';
import { printSheetLabels } from '../sheets/print-sheet-labels';
import { getSheetTemplate } from '../sheets/template';
import { getExpressTrackDetails } from '../tracking/get-express-track-details';
import { queryTrack, queryTrackByMallNo } from '../tracking/track-numbers';
import { listWebhookDeliveries, replayWebhookDelivery, sendTestEvent } from '../webhooks/own-deliveries';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
} from '../webhooks/own-webhooks';
import type { Context } from '../context';
import { readFormSession } from './read-form-session';

/** `Verb` written out: two spellings of one query share their verb, which the compiler allows by shape and not by name. */
type Handlers = {
  [Name in CallName]: (call: { ctx: Context; input: ParsedRequestOf<Name> }) => Promise<ResponseOf<Name>>;
};

/** Which verb answers which call. The compiler names every call of the registry that is missing here. */
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
  checkMessage,
  queryJobList: listJobs,

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

  quoteCalc: calculateQuote,
  getInternationalQuote: calculateInternationalQuote,
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
  mendSheet,
  placeSheetOrders,
  printSheetLabels,

  readParcelOfLink,
  openParcel,
  giveInstruction,
  chooseReturn,
  claimCompensation,
  chooseReturnByLink,
  stopMessages,
  viewProof,
  viewProofOfLink,
  sendReceiverCode,
  proveReceiver,
};
