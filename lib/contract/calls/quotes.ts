import { QuoteRequest, OfferedQuote, InternationalQuoteRequest, RateQuery, RateListResponse } from '../quotes/quotes';
import { LaneNoticeQuery, LaneNoticeResponse } from '../places/lane-notices';
import {
  ReceiverQuery,
  ReceiverResponse,
  RemarkQuery,
  RemarkResponse,
  ReceiverListRequest,
  ReceiverListResponse,
} from '../quotes/receivers';
import { defineCall } from './define-call';

/** Quotes and rates. */
export const quoteCalls = {
  quoteCalc: defineCall({
    method: 'POST',
    path: '/v1/api/quote/quoteCalc',
    auth: 'none',
    safe: true,
    scope: 'quote',
    group: 'Prices',
    summary: 'Quote a shipment',
    description:
      'Quotes a domestic or an international shipment; `kind` says which. Returns each charge with its reason, the expected delivery dates, and a `token`. Send the token with an order for the same shipment to get the quoted price.',
    request: QuoteRequest,
    response: OfferedQuote,
  }),
  getInternationalQuote: defineCall({
    method: 'POST',
    path: '/officalsite/v1/api/quote/getInternationalQuote',
    auth: 'none',
    safe: true,
    scope: 'quote',
    group: 'Prices',
    summary: 'Quote an international shipment',
    description:
      'Quotes a shipment from China. Returns each charge with its reason, the expected delivery dates, and a `token`. Send the token with an order for the same shipment to get the quoted price.',
    request: InternationalQuoteRequest,
    response: OfferedQuote,
  }),
  queryRate: defineCall({
    method: 'GET',
    path: '/v1/api/intl/freight/rate/queryRate',
    auth: 'none',
    scope: 'quote',
    group: 'Prices',
    summary: 'List rates',
    description:
      'Returns the tariff by destination, zone and service: the price of the first kilogram and of each additional kilogram, in the minor unit of its currency. A fraction counts as a whole kilogram.',
    request: RateQuery,
    response: RateListResponse,
  }),
  queryReceiver: defineCall({
    method: 'GET',
    path: '/v1/api/intl/freight/receiver/queryReceiver',
    auth: 'none',
    scope: 'quote',
    group: 'Prices',
    summary: 'List destinations',
    description: 'Returns each destination with its zones and the price of each service there.',
    request: ReceiverQuery,
    response: ReceiverResponse,
  }),
  queryRemark: defineCall({
    method: 'GET',
    path: '/v1/api/intl/freight/remark/queryRemark',
    auth: 'none',
    scope: 'quote',
    group: 'Prices',
    summary: 'List remarks on rates',
    description: 'Returns the tariff’s remarks on each service and zone, such as excluded areas.',
    request: RemarkQuery,
    response: RemarkResponse,
  }),
  queryLaneNotices: defineCall({
    method: 'GET',
    path: '/v1/api/lane/notice/queryLaneNotices',
    auth: 'none',
    scope: 'quote',
    beyond: true,
    group: 'Prices',
    summary: 'List notices about lanes',
    description:
      'Returns the notices that apply today: changed rules, delays and lanes that accept no new orders. Each names its lane by `origin` and `destination`. The most urgent come first.',
    request: LaneNoticeQuery,
    response: LaneNoticeResponse,
  }),
  getReceiverList: defineCall({
    method: 'POST',
    path: '/officalsite/v1/api/intl/freight/receiver/getReceiverList',
    auth: 'none',
    safe: true,
    scope: 'quote',
    group: 'Prices',
    summary: 'List destinations with their cities',
    description:
      'Returns each destination with its zones, and the cities of each zone. A zone without cities has all other cities of the country.',
    request: ReceiverListRequest,
    response: ReceiverListResponse,
  }),
};
