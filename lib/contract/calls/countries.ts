import { emptyInputSchema } from '../fields';
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
    request: emptyInputSchema,
    response: CountryListResponse,
  }),
  queryOrderAllCountryList: defineCall({
    method: 'GET',
    path: '/officalsite/v1/api/country/queryOrderAllCountryList',
    auth: 'none',
    group: 'Places',
    summary: 'List countries (alias of queryAllCountryList)',
    description: 'Has the same request and response as `queryAllCountryList`.',
    request: emptyInputSchema,
    response: CountryListResponse,
  }),
  queryPhoneRules: defineCall({
    method: 'GET',
    path: '/oms/country/queryAllList',
    auth: 'none',
    group: 'Places',
    summary: 'List phone number rules',
    description: 'Returns a regular expression for the phone numbers of each country, with an example.',
    request: emptyInputSchema,
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
    summary: 'List dictionaries (alias of querySysDictByType)',
    description: 'Has the same request and response as `querySysDictByType`.',
    request: DictionaryRequest,
    response: DictionaryResponse,
  }),
  querySysDictByTypeGet: defineCall({
    method: 'GET',
    path: '/v1/api/sys/dict/querySysDictByType',
    auth: 'none',
    group: 'Content',
    summary: 'List dictionaries (alias of querySysDictByType, as a GET request)',
    description:
      'Returns the same dictionaries as `querySysDictByType`. The types are in the query string, separated by commas.',
    request: DictionaryQuery,
    response: DictionaryResponse,
  }),
};
