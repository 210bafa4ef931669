import type { CallName } from '../calls';
import { REGISTRY } from '../registry';
import type { Audience } from './audiences';

/** Addresses of the API documentation, below the site's own address. */
export const DOCS_PATHS = {
  overview: '/api/docs',
  guide: '/api/docs/getting-started',
  changes: '/api/docs/changes',
  errors: '/api/docs/errors',
  tools: '/api/docs/tools',
  machines: '/api/openapi.json',
  /** OpenAPI documents by audience. */
  ofAudience: '/api/openapi',
  /** Address of the tool server, for programs. */
  toolServer: '/api/mcp',
  /** Text for programs that know only the domain (llmstxt.org). */
  agents: '/llms.txt',
  /** Links to documents and status of the API (RFC 9727). */
  catalog: '/.well-known/api-catalog',
  /** Contact for reports of weaknesses (RFC 9116). */
  security: '/.well-known/security.txt',
} as const;

/** Files outside `/api` that the API writes. The front server passes them to it, below `/api`. */
export const AGENT_FILES: readonly string[] = [DOCS_PATHS.agents, DOCS_PATHS.catalog, DOCS_PATHS.security];

/** Addresses below `/api` that crawlers and agents may read: documents and tools, no call. */
export const OPEN_TO_CRAWLERS: readonly string[] = [
  DOCS_PATHS.overview,
  DOCS_PATHS.machines,
  `${DOCS_PATHS.ofAudience}/`,
  DOCS_PATHS.toolServer,
];

/** Returns the address of the OpenAPI document for an audience. */
export const openApiPathOf = (audience: Audience) => `${DOCS_PATHS.ofAudience}/${audience}.json`;

/** Returns a group's name as the last part of its address: `address-book`. */
export const groupSlug = (group: string) => group.toLowerCase().replaceAll(/\W+/g, '-');

export const docsOfGroup = (group: string) => `${DOCS_PATHS.overview}/${groupSlug(group)}`;

/** Returns the address of a call on the page of its group. */
export const docsOfCall = (name: CallName) => `${docsOfGroup(REGISTRY[name].group)}#${name}`;

/** Returns the address of an error code in the list of all errors. */
export const docsOfError = (code: number) => `${DOCS_PATHS.errors}#${code}`;
