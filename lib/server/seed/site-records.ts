import 'server-only';
import type { SiteRecord } from '../network/site-record';
import sites from './data/sites.json';

/** The sample network; tests/unit/seed checks it against the schema of an import. */
export const SITE_RECORDS = sites as SiteRecord[];
