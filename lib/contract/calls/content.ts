import {
  NewsDetailQuery,
  NewsArticle,
  NewsListRequest,
  NewsListResponse,
  LocationQuery,
  LocationListResponse,
} from '../content/content';
import { emptyInputSchema } from '../fields';
import { defineCall } from './define-call';

/** News and the map of our network. */
export const contentCalls = {
  queryFrontBlogDetail: defineCall({
    method: 'GET',
    path: '/v1/api/blog/queryFrontBlogDetail',
    auth: 'none',
    group: 'Content',
    summary: 'Retrieve an article',
    description: 'Returns an article in the language of the request.',
    request: NewsDetailQuery,
    response: NewsArticle,
  }),
  queryShowyBlogList: defineCall({
    method: 'POST',
    path: '/v1/api/blog/queryShowyBlogList',
    auth: 'none',
    safe: true,
    group: 'Content',
    summary: 'List news',
    description: 'Returns the news of the country one page at a time, newest first.',
    request: NewsListRequest,
    response: NewsListResponse,
  }),
  queryLocationByCountry: defineCall({
    method: 'GET',
    path: '/v1/api/location/queryLocationByCountry',
    auth: 'none',
    group: 'Places',
    summary: 'List network locations of a country',
    description: 'Returns the locations of our network in one country, for maps.',
    request: LocationQuery,
    response: LocationListResponse,
  }),
  queryAllLocation: defineCall({
    method: 'GET',
    path: '/v1/api/location/queryAllLocation',
    auth: 'none',
    group: 'Places',
    summary: 'List network locations',
    description: 'Returns the locations of our network in all countries, for maps.',
    request: emptyInputSchema,
    response: LocationListResponse,
  }),
};
