import 'server-only';
import { DOCS_PATHS, docsOfCall } from '@/lib/contract/developers/docs-address';
import { BRAND } from '@/lib/market/brand';
import { MAX_TOOL_REQUESTS_OF_NETWORK } from '../mcp/limit-tool-requests';
import { definitionOf, toolTexts, AGENT_TOOLS, type ToolSource } from '../mcp/agent-tools';
import { COPY_SCRIPT } from './docs-style';
import type { DocsPage } from './frame';
import { codeBlockHtml, escapeMarkup, jsonSource, proseHtml } from './markup';

function toolRow([name, source]: [string, ToolSource]): string {
  const { auth, scope } = definitionOf(source);
  const { summary, description } = toolTexts(source);
  const needs = auth === 'user' && scope ? `key with ${scope}` : 'no key';
  return (
    `<tr id="${name}"><th scope="row"><code>${name}</code> <small>${needs}</small></th><td>${escapeMarkup(summary)}. ${proseHtml(description)} ` +
    `${proseHtml(`It makes the call [${source.call}](${docsOfCall(source.call)}).`)}</td></tr>`
  );
}

const RULES: readonly (readonly [string, string])[] = [
  [
    'Key',
    'Send the API key as `Authorization: Bearer dx_test_…`, as for every call. The list has only the tools that the key may use. Without a key, the list has the public tools. With a test key, orders are specimens that are never shipped.',
  ],
  [
    'Arguments',
    'A tool accepts the fields of its call. It also accepts `lang`, `countryCode` and, for orders, `idempotencyKey`, which replace the headers with the same meaning.',
  ],
  [
    'Result',
    '`structuredContent` has the fields that the tool’s `outputSchema` names. The text has the same fields as JSON. A list is in `items`. A file is an embedded resource in Base64. An order has fewer fields than in the response of the call.',
  ],
  [
    'Errors',
    `If a call fails, the result has \`isError\`. Its text has \`code\`, \`status\`, \`message\` and \`errors\` with each wrong field, its rule and an example. [Errors](${DOCS_PATHS.errors}) lists the codes.`,
  ],
  [
    'Limits',
    `The limits of the calls apply. With a key, each request counts as one call of the key. Without a key, a network may send ${MAX_TOOL_REQUESTS_OF_NETWORK} requests a minute. The account settings list the uses of a key, also those through tools. A request has one message of at most 256 KB.`,
  ],
];

/** Returns the page on the Model Context Protocol. `site`: the origin of this site. */
export function toolsPage(site: string): DocsPage {
  const url = site + DOCS_PATHS.toolServer;
  const settings = {
    mcpServers: {
      [BRAND.shortName.toLowerCase()]: { type: 'http', url, headers: { Authorization: 'Bearer dx_test_…' } },
    },
  };
  const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_services', arguments: {} } };
  const command = `curl ${url} -H 'content-type: application/json' -H 'accept: application/json, text/event-stream' -d '${JSON.stringify(request)}'`;
  return {
    path: DOCS_PATHS.tools,
    title: 'Tools for agents',
    main:
      `<p class="lead">${proseHtml(`An agent uses our calls as tools of the Model Context Protocol at \`${DOCS_PATHS.toolServer}\`: Streamable HTTP, POST only, without sessions. [llms.txt](${DOCS_PATHS.agents}) says the same to programs that know only the domain.`)}</p>` +
      `<section aria-labelledby="connect"><h2 id="connect">Connect</h2><p>Most programs read settings of this form. Leave out the headers to use the public tools.</p>${codeBlockHtml(jsonSource(settings), 'Settings')}` +
      `<p>Or send one message yourself:</p>${codeBlockHtml(command, 'Terminal')}</section>` +
      `<section aria-labelledby="rules"><h2 id="rules">How tools work</h2><dl class="rules">${RULES.map(([term, text]) => `<dt>${term}</dt><dd>${proseHtml(text)}</dd>`).join('')}</dl></section>` +
      `<section aria-labelledby="list"><h2 id="list">Tools</h2><table><tbody>${[...AGENT_TOOLS].map(toolRow).join('')}</tbody></table></section>`,
    style: '',
    script: COPY_SCRIPT,
  };
}
