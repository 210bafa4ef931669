import 'server-only';
import type { ListKind } from '../list-kind';
import { keepSites, placeProblems } from './keep-sites';
import { SiteRecord } from './site-record';
import { allSites, removeSites } from './site-list-store';

/** `ops sites import`, `ops sites export`. */
export const SITE_LIST: ListKind<SiteRecord> = {
  name: 'sites',
  plural: 'sites',
  schema: SiteRecord,
  keyOf: ({ siteCode }) => siteCode,
  tag: 'sites',
  readAll: allSites,
  store: keepSites,
  remove: removeSites,
  check: (db, { items }) => placeProblems(db, items),
};
