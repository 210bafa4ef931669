import * as z from 'zod';
import type { ZodType } from 'zod';
import * as accountData from './account-data';
import * as apiKeys from './api-keys';
import * as accounts from './accounts';
import * as addresses from './addresses';
import * as claims from './claims';
import { CALLS, type Call, type CallName } from './calls';
import * as content from './content';
import * as countries from './countries';
import * as enquiries from './enquiries';
import { nothing } from './fields';
import * as files from './files';
import * as formSession from './form-session';
import * as instructions from './instructions';
import * as jobs from './jobs';
import * as messageCheck from './message-check';
import * as orders from './orders';
import * as places from './places';
import * as proofs from './proofs';
import * as quotes from './quotes';
import * as surveys from './surveys';
import * as receivers from './receivers';
import * as returns from './returns';
import * as sessions from './sessions';
import * as sheets from './sheets';
import * as sites from './sites';
import * as tracking from './tracking';
import * as webhooks from './webhooks';

export interface Endpoint<Request extends ZodType = ZodType, Response extends ZodType = ZodType> extends Call {
  name: CallName;
  request: Request;
  response: Response;
}

function of<Name extends CallName, Request extends ZodType, Response extends ZodType>(
  name: Name,
  request: Request,
  response: Response,
) {
  return { ...(CALLS[name] as Call), name, request, response };
}

const file = z.instanceof(Uint8Array);

/** The contract: one entry for every call. Handlers are checked against it by the compiler. */
export const REGISTRY = {
  queryAllCountryList: of('queryAllCountryList', nothing, countries.CountryListResponse),
  queryOrderAllCountryList: of('queryOrderAllCountryList', nothing, countries.CountryListResponse),
  queryPhoneRules: of('queryPhoneRules', nothing, countries.PhoneRulesResponse),
  querySysDictByType: of('querySysDictByType', countries.DictionaryRequest, countries.DictionaryResponse),
  getSysDictList: of('getSysDictList', countries.DictionaryRequest, countries.DictionaryResponse),
  querySysDictByTypeGet: of('querySysDictByTypeGet', countries.DictionaryQuery, countries.DictionaryResponse),

  getSmsCode: of('getSmsCode', accounts.SendCodeRequest, accounts.SendCodeResponse),
  mobileLogin: of('mobileLogin', accounts.MobileLoginRequest, accounts.SessionResponse),
  initPassword: of('initPassword', accounts.InitPasswordRequest, accounts.UserView),
  getUserInfoByToken: of('getUserInfoByToken', nothing, accounts.UserView),
  register: of('register', accounts.RegisterRequest, accounts.SessionResponse),
  login: of('login', accounts.LoginRequest, accounts.SessionResponse),
  resetPassword: of('resetPassword', accounts.ResetRequest, accounts.LogoutResponse),
  logout: of('logout', nothing, accounts.LogoutResponse),
  checkLogin: of('checkLogin', nothing, accounts.CheckLoginResponse),
  getImageVerifyCode: of('getImageVerifyCode', accounts.ImageCodeRequest, file),
  sendResetEmail: of('sendResetEmail', accounts.ResetEmailRequest, accounts.SendCodeResponse),
  checkResetCode: of('checkResetCode', accounts.ResetCheckRequest, accounts.ResetCheckResponse),
  updatePassword: of('updatePassword', accounts.UpdatePasswordRequest, accounts.PasswordChangedResponse),
  updateCustomer: of('updateCustomer', accounts.UpdateCustomerRequest, accounts.UserView),
  getCustomer: of('getCustomer', nothing, accounts.UserView),
  getOrderAgreement: of('getOrderAgreement', nothing, accounts.OrderAgreementResponse),

  addAddress: of('addAddress', addresses.AddAddressRequest, addresses.AddressView),
  updateAddress: of('updateAddress', addresses.UpdateAddressRequest, addresses.AddressView),
  deleteAddress: of('deleteAddress', addresses.DeleteAddressRequest, orders.DoneResponse),
  searchAddresses: of('searchAddresses', addresses.SearchAddressesRequest, addresses.AddressListResponse),
  queryAreaByTypeAndName: of('queryAreaByTypeAndName', places.AreaSearchRequest, places.AreaSearchResponse),
  queryProvinces: of('queryProvinces', places.ProvincesRequest, z.array(places.ProvinceView)),
  queryCities: of('queryCities', places.CitiesRequest, z.array(places.CityView)),
  queryAreas: of('queryAreas', places.AreasRequest, z.array(places.AreaView)),

  addOrder: of('addOrder', orders.OrderRequest, orders.OrderView),
  selectByTradeNo: of('selectByTradeNo', orders.TradeNoRequest, orders.OrderView),
  cancelOrder: of('cancelOrder', orders.OrderIdRequest, orders.OrderView),
  deleteOrder: of('deleteOrder', orders.OrderIdRequest, orders.DoneResponse),
  queryOrderPage: of('queryOrderPage', orders.OrderPageRequest, orders.OrderPageResponse),
  addDomesticOrder: of('addDomesticOrder', orders.DomesticOrderRequest, orders.OrderView),
  addInternationalOrder: of('addInternationalOrder', orders.InternationalOrderRequest, orders.OrderView),
  getOrder: of('getOrder', orders.OrderIdRequest, orders.OrderView),
  editWebsiteOrder: of('editWebsiteOrder', orders.EditOrderRequest, orders.OrderView),
  websitePageList: of('websitePageList', orders.OrderPageRequest, orders.OrderPageResponse),

  getPdfFileUrl: of('getPdfFileUrl', files.PdfFileUrlQuery, files.PdfFileUrlResponse),
  viewFile: of('viewFile', files.ViewFileRequest, files.FileView),

  queryTrackByMallNo: of('queryTrackByMallNo', tracking.MallTrackRequest, tracking.TrackResponse),
  queryIntlTrackByMallNo: of('queryIntlTrackByMallNo', tracking.MallTrackQuery, tracking.TrackResponse),
  queryTrack: of('queryTrack', tracking.TrackRequest, tracking.TrackResponse),
  listExpressTrack: of('listExpressTrack', tracking.TrackRequest, tracking.TrackResponse),
  getExpressTrackDetails: of('getExpressTrackDetails', tracking.TrackDetailsQuery, tracking.TrackDetailsResponse),

  quoteCalc: of('quoteCalc', quotes.QuoteRequest, quotes.OfferedQuote),
  getInternationalQuote: of('getInternationalQuote', quotes.InternationalQuoteRequest, quotes.OfferedQuote),
  queryRate: of('queryRate', quotes.RateQuery, quotes.RateListResponse),
  queryReceiver: of('queryReceiver', receivers.ReceiverQuery, receivers.ReceiverResponse),
  queryRemark: of('queryRemark', receivers.RemarkQuery, receivers.RemarkResponse),
  getReceiverList: of('getReceiverList', receivers.ReceiverListRequest, receivers.ReceiverListResponse),

  queryFrontBlogDetail: of('queryFrontBlogDetail', content.NewsDetailQuery, content.NewsArticle),
  queryShowyBlogList: of('queryShowyBlogList', content.NewsListRequest, content.NewsListResponse),
  queryLocationByCountry: of('queryLocationByCountry', content.LocationQuery, content.LocationListResponse),
  queryAllLocation: of('queryAllLocation', nothing, content.LocationListResponse),
  listSites: of('listSites', sites.SiteListQuery, sites.SiteListResponse),
  getSiteBySiteCode: of('getSiteBySiteCode', sites.SiteQuery, sites.SiteView),
  saveFranchiseApplication: of('saveFranchiseApplication', enquiries.FranchiseRequest, enquiries.EnquiryResponse),
  saveEnterpriseCustomer: of('saveEnterpriseCustomer', enquiries.EnterpriseRequest, enquiries.EnquiryResponse),
  saveContactExpert: of('saveContactExpert', enquiries.ContactExpertRequest, enquiries.EnquiryResponse),
  saveCustomerFeedback: of('saveCustomerFeedback', enquiries.FeedbackRequest, enquiries.EnquiryResponse),
  getCollectingSurveyList: of('getCollectingSurveyList', surveys.SurveyListQuery, surveys.SurveyListResponse),
  saveSurveyResult: of('saveSurveyResult', surveys.SurveyResultRequest, surveys.SurveyResultResponse),
  readEnquiryForm: of('readEnquiryForm', enquiries.EnquiryFormRequest, enquiries.EnquiryFormResponse),
  readFormSession: of('readFormSession', formSession.FormSessionRequest, formSession.FormSessionResponse),
  readFormDraft: of('readFormDraft', formSession.FormDraftRequest, formSession.FormDraftResponse),

  getProofChallenge: of('getProofChallenge', nothing, accounts.ProofChallenge),
  listSessions: of('listSessions', nothing, sessions.SessionListResponse),
  endOneSession: of('endOneSession', sessions.EndSessionRequest, sessions.SessionsEndedResponse),
  endOtherSessions: of('endOtherSessions', nothing, sessions.SessionsEndedResponse),
  exportAccountData: of('exportAccountData', accountData.AccountDataRequest, accountData.AccountDataResponse),
  sendPhoneCode: of('sendPhoneCode', accounts.PhoneCodeRequest, accounts.SendCodeResponse),
  createApiKey: of('createApiKey', apiKeys.CreateApiKeyRequest, apiKeys.CreateApiKeyResponse),
  listApiKeys: of('listApiKeys', nothing, apiKeys.ApiKeyListResponse),
  revokeApiKey: of('revokeApiKey', apiKeys.ApiKeyRequest, apiKeys.ApiKeyView),
  listApiKeyUses: of('listApiKeyUses', apiKeys.ApiKeyRequest, apiKeys.ApiKeyUsesResponse),
  createWebhook: of('createWebhook', webhooks.CreateWebhookRequest, webhooks.WebhookSecretResponse),
  listWebhooks: of('listWebhooks', nothing, webhooks.WebhookListResponse),
  changeWebhook: of('changeWebhook', webhooks.ChangeWebhookRequest, webhooks.WebhookView),
  deleteWebhook: of('deleteWebhook', webhooks.WebhookRequest, orders.DoneResponse),
  rotateWebhookSecret: of('rotateWebhookSecret', webhooks.WebhookRequest, webhooks.WebhookSecretResponse),
  sendTestEvent: of('sendTestEvent', webhooks.TestEventRequest, webhooks.DeliveryView),
  listWebhookDeliveries: of('listWebhookDeliveries', webhooks.DeliveryListRequest, webhooks.DeliveryListResponse),
  replayWebhookDelivery: of('replayWebhookDelivery', webhooks.ReplayRequest, webhooks.DeliveryView),
  changePhone: of('changePhone', accounts.ChangePhoneRequest, accounts.UserView),
  sendCloseCode: of('sendCloseCode', accounts.CloseCodeRequest, accounts.SendCodeResponse),
  closeAccount: of('closeAccount', accountData.CloseAccountRequest, accountData.AccountClosedResponse),
  checkMessage: of('checkMessage', messageCheck.MessageCheckRequest, messageCheck.MessageCheckResponse),
  queryJobList: of('queryJobList', jobs.JobListQuery, jobs.JobListResponse),
  readParcelOfLink: of('readParcelOfLink', instructions.ParcelLinkRequest, instructions.ParcelOfLink),
  openParcel: of('openParcel', instructions.OpenParcelRequest, instructions.OpenParcelResponse),
  giveInstruction: of('giveInstruction', instructions.GiveInstructionRequest, instructions.GiveInstructionResponse),
  chooseReturn: of('chooseReturn', returns.ChooseReturnRequest, orders.OrderView),
  claimCompensation: of('claimCompensation', claims.ClaimRequest, orders.OrderView),
  chooseReturnByLink: of('chooseReturnByLink', instructions.ChooseReturnByLinkRequest, instructions.ParcelOfLink),
  stopMessages: of('stopMessages', instructions.StopMessagesRequest, instructions.ParcelOfLink),
  viewProof: of('viewProof', proofs.ViewProofRequest, file),
  viewProofOfLink: of('viewProofOfLink', instructions.ParcelLinkRequest, file),
  getSheetTemplate: of('getSheetTemplate', sheets.SheetTemplateQuery, files.FileView),
  checkSheet: of('checkSheet', sheets.SheetRequest, sheets.CheckedSheet),
  mendSheet: of('mendSheet', sheets.SheetRequest, files.FileView),
  placeSheetOrders: of('placeSheetOrders', sheets.PlaceSheetOrdersRequest, sheets.PlaceSheetOrdersResponse),
  printSheetLabels: of('printSheetLabels', sheets.SheetLabelsRequest, files.FileView),
  sendReceiverCode: of('sendReceiverCode', instructions.ReceiverCodeRequest, accounts.SendCodeResponse),
  proveReceiver: of('proveReceiver', instructions.ProveReceiverRequest, instructions.ParcelLinkRequest),
} as const satisfies Record<CallName, Endpoint>;

/** What a caller passes, and what the verb receives after parsing. */
export type RequestOf<Name extends CallName> = z.input<(typeof REGISTRY)[Name]['request']>;
export type ParsedRequestOf<Name extends CallName> = z.output<(typeof REGISTRY)[Name]['request']>;
export type ResponseOf<Name extends CallName> = z.output<(typeof REGISTRY)[Name]['response']>;
