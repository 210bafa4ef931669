import 'server-only';
import type { ListKind } from '../../platform/list-kind';
import { storeSitesWithPlaces, loadPlaceProblems } from './store-sites-with-places';
import { SiteRecord } from './site-record';
import { listSiteRecords, removeSites } from './site-list-store';

/** `ops sites import`, `ops sites export`. */
export const SITE_LIST: ListKind<SiteRecord> = {
  name: 'sites',
  plural: 'sites',
  schema: SiteRecord,
  keyOf: ({ siteCode }) => siteCode,
  tag: 'sites',
  readAll: listSiteRecords,
  store: storeSitesWithPlaces,
  remove: removeSites,
  check: (db, { items }) => loadPlaceProblems(db, items),
};
