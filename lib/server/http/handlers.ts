import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import type { ParsedRequestOf, ResponseOf } from '@/lib/contract/registry';
import { checkLogin, getCustomer } from '../accounts/current-user';
import { changePhone, sendPhoneCode } from '../accounts/change-phone';
import { checkResetCode } from '../accounts/check-reset-code';
import { closeAccount } from '../personal-data/close/close-account';
import { sendCloseCode } from '../personal-data/close/send-close-code';
import { exportAccountData } from '../trust/personal-data/export/export-account-data';
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
import { checkMessage } from '../trust/authenticity/check-message';
import { createApiKey, listApiKeys, listApiKeyUses, revokeApiKey } from '../accounts/api-keys/own-keys';
import { addAddress } from '../accounts/addresses/add-address';
import { deleteAddress, updateAddress } from '../accounts/addresses/change-address';
import { searchAddresses } from '../accounts/addresses/search-addresses';
import { getImageVerifyCode } from '../accounts/captcha/get-image-verify-code';
import { getProofChallenge } from '../captcha/get-proof-challenge';
import { listJobs } from '../content/news-and-jobs/list-jobs';
import { listNews, readNews } from '../content/news-and-jobs/read-news';
import { listCountries, listPhoneRules } from '../places/dictionaries/list-countries';
import { listDictionaries } from '../places/dictionaries/list-dictionaries';
import { readEnquiryForm } from '../content/enquiries/forms/read-enquiry-form';
import { saveContactExpert } from '../content/enquiries/save-contact-expert';
import { saveCustomerFeedback } from '../content/enquiries/save-customer-feedback';
import { saveEnterpriseCustomer } from '../content/enquiries/save-enterprise-customer';
import { saveFranchiseApplication } from '../content/enquiries/save-franchise-application';
import { readFormDraft } from '../form-drafts/read-form-draft';
import { getPdfFileUrl } from '../parcels/papers/get-pdf-file-url';
import { viewFile } from '../parcels/papers/view-file';
import { getOrderAgreement } from '../content/legal/get-order-agreement';
import { getSite, listSites } from '../places/network/read-sites';
import { listAreas, listCities, listProvinces } from '../places/geography/list-places';
import { listAllLocations, listLocations } from '../places/network/list-locations';
import { searchAreas } from '../places/geography/search-areas';
import { addDomesticOrder, addInternationalOrder, addOrder } from '../orders/place-order';
import { cancelOrder } from '../parcels/orders/cancel-order';
import { deleteOrder } from '../parcels/orders/delete-order';
import { editWebsiteOrder } from '../parcels/orders/edit-website-order';
import { getOrder, selectByTradeNo } from '../parcels/orders/get-order';
import { viewProof } from '../orders/view-proof';
import { queryOrderPage } from '../orders/query-order-page';
import { calculateInternationalQuote, calculateQuote } from '../quotes/calculate-quote';
import { queryRates } from '../pricing/query-rates';
import { listReceivers, queryReceivers } from '../pricing/query-receivers';
import { queryRemarks } from '../pricing/query-remarks';
import { listSurveys } from '../content/surveys/list-surveys';
import { saveSurveyResult } from '../content/surveys/save-survey-result';
import { chooseReturnByLink } from '../parcels/receiver/choose-return-by-link';
import { giveInstruction } from '../parcels/receiver/give-instruction';
import { claimCompensation } from '../parcels/claims/claim-compensation';
import { openParcel } from '../parcels/receiver/open-parcel';
import { stopMessages } from '../receiver/stop-messages';
import { chooseReturn } from '../parcels/returns/choose-return';
import { readParcelOfLink } from '../parcels/receiver/read-parcel-of-link';
import { proveReceiver, sendReceiverCode } from '../receiver/receiver-code';
import { viewProofOfLink } from '../receiver/view-proof-of-link';
import { checkSheet } from '../sheets/check-sheet';
import { mendSheet } from '../sheets/mend-sheet';
import { placeSheetOrders } from '../sheets/place-sheet-orders';
import { printSheetLabels } from '../sheets/print-sheet-labels';
import { getSheetTemplate } from '../sheets/template';
import { getExpressTrackDetails } from '../tracking/get-express-track-details';
import { queryTrack, queryTrackByMallNo } from '../tracking/track-numbers';
import { listWebhookDeliveries, replayWebhookDelivery, sendTestEvent } from '../accounts/webhooks/own-deliveries';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
} from '../accounts/webhooks/own-webhooks';
import type { Context } from '../context';
import { readFormSession } from '@/lib/server/web/forms/read-form-session';

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
