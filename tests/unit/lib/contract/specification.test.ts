import { describe, expect, it } from 'vitest';
import { CALLS } from '@/lib/contract/calls';
import { ROUTES } from '@/lib/routing/routes';
import { OWN_PAGES, WHERE_OWN_PAGES_ARE } from './own-pages';

/** Method and path of each call of §7. */
const SPECIFIED_CALLS = `
GET /v1/api/country/queryAllCountryList
GET /officalsite/v1/api/country/queryOrderAllCountryList
GET /oms/country/queryAllList
POST /officalsite/v1/api/sys/dict/querySysDictByType
POST /officalsite/v1/api/sys/dict/getSysDictList
GET /v1/api/sys/dict/querySysDictByType
POST /v1/api/verifyCode/getSmsCode
POST /v1/api/user/login
POST /v1/api/user/initPassword
POST /v1/api/user/getUserInfoByToken
POST /oms/website/user/register
POST /oms/website/user/login
POST /oms/website/user/reset
GET /oms/user/logout
GET /oms/website/user/checkLogin
GET /oms/verifyCode/getImageVerifyCode
POST /oms/website/mail/resetEmail
POST /oms/verifyCode/resetCheck
POST /oms/customer/{userId}/updatePassword
POST /oms/customer/{userId}/update
GET /oms/customer/getId
GET /oms/customer/orderAgreement
POST /v1/api/addressBook/add
POST /v1/api/addressBook/update
POST /v1/api/addressBook/deleteById
POST /v1/api/addressBook/searchAddressByUserId
POST /v1/api/area/queryAreaByTypeAndName
GET /oms/province/{countryCode}/queryList
GET /oms/city/{provinceCode}/queryList
GET /oms/area/{cityCode}/queryList
POST /v1/api/order/addOrder
POST /v1/api/order/selectByTradeNo
POST /v1/api/order/cancelOrder
POST /v1/api/order/deleteOrder
POST /v1/api/order/queryOrderPage
POST /oms/order/add
POST /oms/website/order/intl/add
GET /oms/order/getId
POST /oms/order/{id}/editWebsiteOrder
POST /oms/order/websitePageList
POST /v1/api/track/queryTrackByMallNo
GET /v1/api/track/intl/queryTrackByMallNo
POST /v1/api/track/queryTrack
POST /publicservice/v1/api/express/track/listExpressTrack
GET /publicservice/v1/api/express/track/expressTrack/details
POST /v1/api/quote/quoteCalc
POST /officalsite/v1/api/quote/getInternationalQuote
GET /v1/api/intl/freight/rate/queryRate
GET /v1/api/intl/freight/receiver/queryReceiver
GET /v1/api/intl/freight/remark/queryRemark
POST /officalsite/v1/api/intl/freight/receiver/getReceiverList
GET /v1/api/blog/queryFrontBlogDetail
POST /v1/api/blog/queryShowyBlogList
GET /v1/api/location/queryLocationByCountry
GET /v1/api/location/queryAllLocation
GET /publicservice/v1/api/site/listSites
GET /publicservice/v1/api/site/getSiteBySiteCode
POST /officalsite/v1/api/franchise/application/save
POST /officalsite/v1/api/contact/expert/saveEnterpriseCustomer
POST /officalsite/v1/api/contact/expert/saveContactExpert
POST /officalsite/v1/api/customer/feedback/saveCustomerFeedback
GET /v1/api/survey/getCollectingServeyList
POST /v1/api/survey/saveSurveyResult
GET /v1/api/file/view/{id}
GET /oms/file/getPdfFileUrl
`
  .trim()
  .split('\n');

/** Page by page (§2). */
const SPECIFIED_ROUTES = `
article-list article-list/[id] business-customer cookie location-map privacy-policy send-parcel service-rule
term-dialog terms-of-use business/about-us business/join-us business/recruit
express/contact-proficient express/intlorder-detail express/intlorder-entry express/my-order express/order-detail
express/order-entry express/order-quote express/presend-package
product/express product/express-large product/express-standard product/intl-straight product/intl-straight-small
product/intl-straight-special product/warehouse product/warehouse-delivery product/warehouse-head
product/warehouse-promise
[token] questionnaire/questionnaire-list
service/access service/business-express service/contact-us service/first-delivery service/help service/industry
service/oversea-store service/resolve service/small-pac service/support
user-opt/forgot-pwd user-opt/locale-select user-opt/login user-opt/personal user-opt/register
`
  .trim()
  .split(/\s+/);

const SPECIFIED_ALIASES = `
warehouse warehouse-head warehouse-promise warehouse-delivery express express-large express-standard intlStraight
intl-straight-small intl-straight-special help contact-us about-us join-us access resolve recruit
`
  .trim()
  .split(/\s+/);

describe('the contract beside the specification', () => {
  it('lists the same calls, except for our own', () => {
    const all = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
    expect(SPECIFIED_CALLS.filter((call) => !all.includes(call))).toEqual([]);
    const ours = all.filter((call) => !SPECIFIED_CALLS.includes(call));
    expect(ours.filter((call) => !/^(GET|POST) \/v1\/api\//.test(call))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('lists the same routes and aliases, with our own of docs/decisions/screens.md', () => {
    const specified = ['', ...SPECIFIED_ROUTES, ...OWN_PAGES].sort();
    expect(ROUTES.map(({ path }) => path).sort(), WHERE_OWN_PAGES_ARE).toEqual(specified);
    expect(ROUTES.flatMap(({ aliases }) => aliases ?? []).sort()).toEqual([...SPECIFIED_ALIASES].sort());
  });
});
