import 'server-only';
import { AUDIENCE_NAMES } from '@/lib/contract/developers/audiences';
import { DOCS_PATHS, openApiPathOf } from '@/lib/contract/developers/docs-address';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE, LANGUAGES } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { DAY_MS } from '@/lib/time/durations';

const PREFIX = formatPrefix({ country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE });

export const LINKSET_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
const OPENAPI_TYPE = 'application/vnd.oai.openapi+json;version=3.1';

/** Returns the catalogue of our API as a link set (RFC 9727, RFC 9264). `site`: the origin of this site. */
export function apiCatalog(site: string) {
  const descriptions = [DOCS_PATHS.machines, ...AUDIENCE_NAMES.map(openApiPathOf)];
  return {
    linkset: [
      { anchor: site + DOCS_PATHS.catalog, item: [{ href: `${site}/api` }, { href: site + DOCS_PATHS.toolServer }] },
      {
        anchor: `${site}/api`,
        'service-desc': descriptions.map((path) => ({ href: site + path, type: OPENAPI_TYPE })),
        'service-doc': [DOCS_PATHS.overview, DOCS_PATHS.guide, DOCS_PATHS.errors].map((path) => ({
          href: site + path,
          type: 'text/html',
        })),
        'service-meta': [{ href: site + DOCS_PATHS.agents, type: 'text/plain' }],
        status: [{ href: `${site}/api/health`, type: 'application/json' }],
      },
      {
        anchor: site + DOCS_PATHS.toolServer,
        'service-doc': [{ href: site + DOCS_PATHS.tools, type: 'text/html' }],
      },
    ],
  };
}

/** Returns the `Link` header by which a program recognises the catalogue (RFC 9727). */
export const catalogLink = (site: string) => `<${site}${DOCS_PATHS.catalog}>; rel="api-catalog"`;

/** Days that the contact of the file is valid. RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Returns the text that names where to report a vulnerability (RFC 9116). `origins`: every origin of this site. */
export function securityText(origins: readonly string[], now: Date): string {
  const [site = ''] = origins;
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  const fields = [
    ['Contact', site + paths.contactUs(PREFIX)],
    ['Expires', expires.toISOString().replace('.000Z', 'Z')],
    ['Preferred-Languages', LANGUAGES.join(', ')],
    ...origins.map((origin) => ['Canonical', origin + DOCS_PATHS.security]),
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}\n`).join('')}`;
}
