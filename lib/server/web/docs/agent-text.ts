import 'server-only';
import { AUDIENCE_NAMES, AUDIENCES } from '@/lib/contract/developers/audiences';
import { DOCS_PATHS, openApiPathOf } from '@/lib/contract/developers/docs-address';
import { CALLS } from '@/lib/contract/calls';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES, DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { definitionOf, toolTexts, AGENT_TOOLS, type ToolSource } from '../mcp/agent-tools';

const PREFIX = formatPrefix({ country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE });

type Link = readonly [name: string, path: string, text: string];

const API_LINKS: readonly Link[] = [
  [
    'Tools',
    DOCS_PATHS.toolServer,
    'server of the Model Context Protocol (Streamable HTTP, POST only, without sessions).',
  ],
  [
    'OpenAPI',
    DOCS_PATHS.machines,
    'every call (OpenAPI 3.1). Each of the next three documents has a part of the calls.',
  ],
  ...AUDIENCE_NAMES.map((name) => [`OpenAPI, ${name}`, openApiPathOf(name), AUDIENCES[name]] as const),
  ['Getting started', DOCS_PATHS.guide, 'quote, test order, label, tracking and webhook, with programs to copy.'],
  ['Tools for agents', DOCS_PATHS.tools, 'how to connect, and every tool.'],
  ['Changes', DOCS_PATHS.changes, 'what is new, and calls that will be removed.'],
  ['API catalogue', DOCS_PATHS.catalog, 'the same links for programs (RFC 9727).'],
  [
    'Errors',
    DOCS_PATHS.errors,
    'every code. Accept application/problem+json to get rule and example of each wrong field.',
  ],
];

const PAGE_LINKS: readonly Link[] = [
  ['Track', paths.track(PREFIX), 'parcels by their numbers.'],
  ['Price', paths.orderQuote(PREFIX), 'calculator with every charge.'],
  ['Status', paths.status(PREFIX), 'what works now, and incidents.'],
  ['Sites', paths.locationMap(PREFIX), 'where parcels are handed over and collected.'],
];

/** Returns a list of links: `- [name](address): text`. */
const linkList = (site: string, entries: readonly Link[]) =>
  entries.map(([name, path, text]) => `- [${name}](${site}${path}): ${text}`).join('\n');

function toolLine([name, source]: [string, ToolSource]): string {
  const { method, path } = CALLS[source.call];
  return `- ${name}: ${toolTexts(source).summary} (${method} /api${path})`;
}

/**
 * Returns the text for programs that have only the domain, in Markdown as llmstxt.org proposes. Calls and tools come
 * from the definitions. `site`: the origin of this site.
 */
export function agentText(site: string): string {
  const tools = [...AGENT_TOOLS];
  const isPublic = ([, source]: [string, ToolSource]) => definitionOf(source).auth === 'none';
  return `# ${BRAND.name}

> Express parcels from China to ${COUNTRIES.length - 1} countries, and within each of them. Programs get prices, place orders, print labels and track parcels. Public calls need no key.

Send \`lang\` and \`countryCode\` to choose the language of texts and the country of prices. Amounts are integers in the minor unit of their currency. Times are in UTC.

## Start here

${linkList(site, API_LINKS)}

## Key

A person creates a key in the account settings: \`dx_test_…\` places orders that are priced, printed as specimens and never shipped. \`dx_live_…\` places real orders. Send the key as \`Authorization: Bearer\`.

${linkList(site, [
  ['Create an account', paths.register(PREFIX), 'free of charge.'],
  ['Account settings', paths.personal(PREFIX), 'API keys, their uses, and webhooks.'],
])}

## Tools without a key

${tools.filter(isPublic).map(toolLine).join('\n')}

## Tools with a key

${tools
  .filter((tool) => !isPublic(tool))
  .map(toolLine)
  .join('\n')}

## Webhooks

Events are signed as defined by Standard Webhooks: \`webhook-signature\` is \`v1,\` and the Base64 HMAC-SHA256 of \`id.timestamp.body\`. The key of the HMAC is the decoded part of the secret after \`whsec_\`. create_webhook returns the secret once.

## Pages for people

${linkList(site, PAGE_LINKS)}
`;
}
