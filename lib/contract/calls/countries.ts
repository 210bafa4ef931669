import { nothing } from '../fields';
import {
  CountryListResponse,
  PhoneRulesResponse,
  DictionaryRequest,
  DictionaryResponse,
  DictionaryQuery,
} from '../places/countries';
import { defineCall } from './define-call';

/** Countries and dictionaries. */
export const countryCalls = {
  queryAllCountryList: defineCall({
    method: 'GET',
    path: '/v1/api/country/queryAllCountryList',
    auth: 'none',
    group: 'Places',
    summary: 'List countries',
    description: 'Returns the countries that we serve, with contacts, opening hours and languages.',
    request: nothing,
    response: CountryListResponse,
  }),
  queryOrderAllCountryList: defineCall({
    method: 'GET',
    path: '/officalsite/v1/api/country/queryOrderAllCountryList',
    auth: 'none',
    group: 'Places',
    summary: 'List countries for orders',
    description: 'Returns the same countries as `queryAllCountryList`, for forms of orders.',
    request: nothing,
    response: CountryListResponse,
  }),
  queryPhoneRules: defineCall({
    method: 'GET',
    path: '/oms/country/queryAllList',
    auth: 'none',
    group: 'Places',
    summary: 'List calling codes',
    description: 'Returns the calling code of each country and a regular expression for its phone numbers.',
    request: nothing,
    response: PhoneRulesResponse,
  }),
  querySysDictByType: defineCall({
    method: 'POST',
    path: '/officalsite/v1/api/sys/dict/querySysDictByType',
    auth: 'none',
    safe: true,
    group: 'Content',
    summary: 'List dictionaries',
    description: 'Returns types of goods, services and other choices, in the language of the request.',
    request: DictionaryRequest,
    response: DictionaryResponse,
  }),
  getSysDictList: defineCall({
    method: 'POST',
    path: '/officalsite/v1/api/sys/dict/getSysDictList',
    auth: 'none',
    safe: true,
    group: 'Content',
    summary: 'List dictionaries on their second path',
    description: 'Takes and returns the same as `querySysDictByType`.',
    request: DictionaryRequest,
    response: DictionaryResponse,
  }),
  querySysDictByTypeGet: defineCall({
    method: 'GET',
    path: '/v1/api/sys/dict/querySysDictByType',
    auth: 'none',
    group: 'Content',
    summary: 'List dictionaries by a query string',
    description:
      'Returns the same dictionaries as `querySysDictByType`. The types are in the query string, separated by commas.',
    request: DictionaryQuery,
    response: DictionaryResponse,
  }),
};
