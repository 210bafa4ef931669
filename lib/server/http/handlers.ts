import 'server-only';
import type { BuiltCall, ParsedRequestOf, ResponseOf } from '@/lib/contract/registry';
import { listNews } from '../content/list-news';
import { readNews } from '../content/read-news';
import { listCountries } from '../dictionaries/list-countries';
import { listDictionaries } from '../dictionaries/list-dictionaries';
import { listPhoneRules } from '../dictionaries/list-phone-rules';
import { saveContactExpert } from '../enquiries/save-contact-expert';
import { saveCustomerFeedback } from '../enquiries/save-customer-feedback';
import { listAreas } from '../network/list-areas';
import { listCities } from '../network/list-cities';
import { listAllLocations, listLocations } from '../network/list-locations';
import { listProvinces } from '../network/list-provinces';
import { addDomesticOrder } from '../orders/add-domestic-order';
import { addInternationalOrder } from '../orders/add-international-order';
import { addOrder } from '../orders/add-order';
import { cancelOrder } from '../orders/cancel-order';
import { deleteOrder } from '../orders/delete-order';
import { editWebsiteOrder } from '../orders/edit-website-order';
import { getOrder } from '../orders/get-order';
import { queryOrderPage } from '../orders/query-order-page';
import { selectByTradeNo } from '../orders/select-by-trade-no';
import { calculateInternationalQuote, calculateQuote } from '../quotes/calculate-quote';
import { queryRates } from '../quotes/query-rates';
import { getExpressTrackDetails } from '../tracking/get-express-track-details';
import { queryTrack } from '../tracking/query-track';
import { queryTrackByMallNo } from '../tracking/query-track-by-mall-no';
import type { Context } from '../context';

export type { Verb } from '../verb';

/** `Verb` written out: two spellings of one query share their verb, which the compiler allows by shape and not by name. */
type Handlers = {
  [Name in BuiltCall]: (call: { ctx: Context; input: ParsedRequestOf<Name> }) => Promise<ResponseOf<Name>>;
};

/** Which verb answers which call. The compiler names every call of the registry that is missing here. */
export const HANDLERS: Handlers = {
  queryAllCountryList: listCountries,
  queryOrderAllCountryList: listCountries,
  queryPhoneRules: listPhoneRules,
  querySysDictByType: listDictionaries,
  querySysDictByTypeGet: listDictionaries,
  getSysDictList: listDictionaries,

  queryShowyBlogList: listNews,
  queryFrontBlogDetail: readNews,

  saveContactExpert,
  saveCustomerFeedback,

  queryProvinces: listProvinces,
  queryCities: listCities,
  queryAreas: listAreas,
  queryAllLocation: listAllLocations,
  queryLocationByCountry: listLocations,

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

  queryTrack,
  listExpressTrack: queryTrack,
  queryTrackByMallNo,
  queryIntlTrackByMallNo: queryTrackByMallNo,
  getExpressTrackDetails,
};
