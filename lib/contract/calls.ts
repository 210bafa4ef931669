/**
 * Every call of §7: method, path and who may make it. Paths are written here and nowhere else.
 * This table carries no schemas, so that a browser bundle can import it; `registry.ts` joins it with them.
 */
export interface Call {
  method: 'GET' | 'POST';
  /** Below the base URL; `{name}` segments are filled from the input's field of that name. */
  path: string;
  /** `user`: answers 1200003/4/6 without a live session. */
  auth: 'none' | 'user';
  /** `bytes` answers a file, everything else the envelope. */
  answers?: 'bytes';
  /** Repeating it changes nothing, so the client may retry once. All GETs are safe. */
  safe?: true;
  /** Beyond §7, and none of its own answers is 404: a 404 says that a gateway lacks it. */
  beyond?: true;
  /** Its body may carry a sheet of parcels. */
  carriesSheet?: true;
}

const get = (path: string, auth: Call['auth'] = 'none') => ({ method: 'GET', path, auth }) as const satisfies Call;
const post = (path: string, auth: Call['auth'] = 'none') => ({ method: 'POST', path, auth }) as const satisfies Call;
const read = (path: string, auth: Call['auth'] = 'none') =>
  ({ method: 'POST', path, auth, safe: true }) as const satisfies Call;

export const CALLS = {
  // Countries and dictionaries
  queryAllCountryList: get('/v1/api/country/queryAllCountryList'),
  queryOrderAllCountryList: get('/officalsite/v1/api/country/queryOrderAllCountryList'),
  queryPhoneRules: get('/oms/country/queryAllList'),
  querySysDictByType: read('/officalsite/v1/api/sys/dict/querySysDictByType'),
  getSysDictList: read('/officalsite/v1/api/sys/dict/getSysDictList'),
  querySysDictByTypeGet: get('/v1/api/sys/dict/querySysDictByType'),

  // Account
  getSmsCode: post('/v1/api/verifyCode/getSmsCode'),
  mobileLogin: post('/v1/api/user/login'),
  initPassword: post('/v1/api/user/initPassword', 'user'),
  getUserInfoByToken: read('/v1/api/user/getUserInfoByToken', 'user'),
  register: post('/oms/website/user/register'),
  login: post('/oms/website/user/login'),
  resetPassword: post('/oms/website/user/reset'),
  logout: get('/oms/user/logout'),
  checkLogin: get('/oms/website/user/checkLogin'),
  getImageVerifyCode: { ...get('/oms/verifyCode/getImageVerifyCode'), answers: 'bytes' },
  sendResetEmail: post('/oms/website/mail/resetEmail'),
  checkResetCode: post('/oms/verifyCode/resetCheck'),
  updatePassword: post('/oms/customer/{userId}/updatePassword', 'user'),
  updateCustomer: post('/oms/customer/{userId}/update', 'user'),
  getCustomer: get('/oms/customer/getId', 'user'),
  getOrderAgreement: get('/oms/customer/orderAgreement'),

  // Address book and areas
  addAddress: post('/v1/api/addressBook/add', 'user'),
  updateAddress: post('/v1/api/addressBook/update', 'user'),
  deleteAddress: post('/v1/api/addressBook/deleteById', 'user'),
  searchAddresses: read('/v1/api/addressBook/searchAddressByUserId', 'user'),
  queryAreaByTypeAndName: read('/v1/api/area/queryAreaByTypeAndName'),
  queryProvinces: get('/oms/province/{countryCode}/queryList'),
  queryCities: get('/oms/city/{provinceCode}/queryList'),
  queryAreas: get('/oms/area/{cityCode}/queryList'),

  // Orders
  addOrder: post('/v1/api/order/addOrder', 'user'),
  selectByTradeNo: read('/v1/api/order/selectByTradeNo', 'user'),
  cancelOrder: post('/v1/api/order/cancelOrder', 'user'),
  deleteOrder: post('/v1/api/order/deleteOrder', 'user'),
  queryOrderPage: read('/v1/api/order/queryOrderPage', 'user'),
  addDomesticOrder: post('/oms/order/add', 'user'),
  addInternationalOrder: post('/oms/website/order/intl/add', 'user'),
  getOrder: get('/oms/order/getId', 'user'),
  editWebsiteOrder: post('/oms/order/{id}/editWebsiteOrder', 'user'),
  websitePageList: read('/oms/order/websitePageList', 'user'),

  // Tracking
  queryTrackByMallNo: read('/v1/api/track/queryTrackByMallNo'),
  queryIntlTrackByMallNo: get('/v1/api/track/intl/queryTrackByMallNo'),
  queryTrack: read('/v1/api/track/queryTrack'),
  listExpressTrack: read('/publicservice/v1/api/express/track/listExpressTrack'),
  getExpressTrackDetails: get('/publicservice/v1/api/express/track/expressTrack/details'),

  // Quotes and rates
  quoteCalc: read('/v1/api/quote/quoteCalc'),
  getInternationalQuote: read('/officalsite/v1/api/quote/getInternationalQuote'),
  queryRate: get('/v1/api/intl/freight/rate/queryRate'),
  queryReceiver: get('/v1/api/intl/freight/receiver/queryReceiver'),
  queryRemark: get('/v1/api/intl/freight/remark/queryRemark'),
  getReceiverList: read('/officalsite/v1/api/intl/freight/receiver/getReceiverList'),

  // Content and network
  queryFrontBlogDetail: get('/v1/api/blog/queryFrontBlogDetail'),
  queryShowyBlogList: read('/v1/api/blog/queryShowyBlogList'),
  queryLocationByCountry: get('/v1/api/location/queryLocationByCountry'),
  queryAllLocation: get('/v1/api/location/queryAllLocation'),
  listSites: get('/publicservice/v1/api/site/listSites'),
  getSiteBySiteCode: get('/publicservice/v1/api/site/getSiteBySiteCode'),
  saveFranchiseApplication: post('/officalsite/v1/api/franchise/application/save'),
  saveEnterpriseCustomer: post('/officalsite/v1/api/contact/expert/saveEnterpriseCustomer'),
  saveContactExpert: post('/officalsite/v1/api/contact/expert/saveContactExpert'),
  saveCustomerFeedback: post('/officalsite/v1/api/customer/feedback/saveCustomerFeedback'),
  getCollectingSurveyList: get('/v1/api/survey/getCollectingServeyList'),
  saveSurveyResult: post('/v1/api/survey/saveSurveyResult'),
  /** Its id is the permission: a browser opens it without our headers. */
  viewFile: { ...get('/v1/api/file/view/{id}'), answers: 'bytes' },
  getPdfFileUrl: get('/oms/file/getPdfFileUrl', 'user'),

  // Ours, beyond §7
  getProofChallenge: get('/v1/api/verifyCode/getProofChallenge'),
  readEnquiryForm: get('/v1/api/enquiry/form/{id}'),
  readFormSession: read('/v1/api/form/session/read'),
  readFormDraft: read('/v1/api/form/draft/read', 'user'),
  listSessions: { ...get('/v1/api/user/session/list', 'user'), beyond: true },
  endOneSession: post('/v1/api/user/session/end', 'user'),
  endOtherSessions: post('/v1/api/user/session/endOthers', 'user'),
  exportAccountData: { ...read('/v1/api/user/exportData', 'user'), beyond: true },
  sendPhoneCode: { ...post('/v1/api/user/phone/getCode', 'user'), beyond: true },
  createApiKey: { ...post('/v1/api/key/create', 'user'), beyond: true },
  listApiKeys: { ...get('/v1/api/key/list', 'user'), beyond: true },
  revokeApiKey: post('/v1/api/key/revoke', 'user'),
  listApiKeyUses: get('/v1/api/key/{id}/uses', 'user'),
  createWebhook: { ...post('/v1/api/webhook/create', 'user'), beyond: true },
  listWebhooks: { ...get('/v1/api/webhook/list', 'user'), beyond: true },
  changeWebhook: post('/v1/api/webhook/change', 'user'),
  deleteWebhook: post('/v1/api/webhook/delete', 'user'),
  rotateWebhookSecret: post('/v1/api/webhook/rotateSecret', 'user'),
  sendTestEvent: post('/v1/api/webhook/test', 'user'),
  listWebhookDeliveries: get('/v1/api/webhook/{id}/deliveries', 'user'),
  replayWebhookDelivery: post('/v1/api/webhook/replay', 'user'),
  changePhone: { ...post('/v1/api/user/phone/change', 'user'), beyond: true },
  sendCloseCode: { ...post('/v1/api/user/close/getCode', 'user'), beyond: true },
  closeAccount: { ...post('/v1/api/user/close', 'user'), beyond: true },
  checkMessage: { ...read('/v1/api/message/check'), beyond: true },
  queryJobList: get('/v1/api/recruit/queryJobList'),
  readParcelOfLink: { ...get('/v1/api/parcel/link/{token}'), beyond: true },
  openParcel: { ...post('/v1/api/parcel/open'), beyond: true },
  giveInstruction: { ...post('/v1/api/parcel/instruct'), beyond: true },
  sendReceiverCode: { ...post('/v1/api/parcel/getCode'), beyond: true },
  chooseReturn: { ...post('/v1/api/order/return/choose', 'user'), beyond: true },
  claimCompensation: { ...post('/v1/api/order/claim', 'user'), beyond: true },
  chooseReturnByLink: { ...post('/v1/api/parcel/return/choose'), beyond: true },
  stopMessages: { ...post('/v1/api/parcel/messages/stop'), beyond: true },
  viewProof: { ...get('/v1/api/order/proof/{waybillNo}/photo', 'user'), answers: 'bytes' },
  /** The token is the permission: a browser opens it without our headers. */
  viewProofOfLink: { ...get('/v1/api/parcel/link/{token}/photo'), answers: 'bytes' },
  getSheetTemplate: { ...get('/v1/api/sheet/template'), answers: 'bytes', beyond: true },
  checkSheet: { ...read('/v1/api/sheet/check', 'user'), beyond: true, carriesSheet: true },
  mendSheet: { ...read('/v1/api/sheet/mend', 'user'), answers: 'bytes', beyond: true, carriesSheet: true },
  /** Each order has a key of its own, so that a repetition places nothing twice. */
  placeSheetOrders: { ...read('/v1/api/sheet/place', 'user'), beyond: true },
  printSheetLabels: { ...read('/v1/api/sheet/labels', 'user'), answers: 'bytes' },
  proveReceiver: { ...post('/v1/api/parcel/prove'), beyond: true },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
export const CALL_NAMES = Object.keys(CALLS) as CallName[]; // the table has no other keys
