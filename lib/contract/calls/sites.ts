import { SiteListQuery, SiteListResponse, SiteQuery, SiteView } from '../places/sites';
import { defineCall } from './define-call';

/** Service sites. */
export const siteCalls = {
  listSites: defineCall({
    method: 'GET',
    path: '/publicservice/v1/api/site/listSites',
    auth: 'none',
    group: 'Places',
    summary: 'List service sites',
    description: 'Returns our service sites with address, opening hours and position.',
    request: SiteListQuery,
    response: SiteListResponse,
  }),
  getSiteBySiteCode: defineCall({
    method: 'GET',
    path: '/publicservice/v1/api/site/getSiteBySiteCode',
    auth: 'none',
    group: 'Places',
    summary: 'Retrieve a service site',
    description: 'Returns one service site by its code, with address, opening hours and position.',
    request: SiteQuery,
    response: SiteView,
  }),
};
