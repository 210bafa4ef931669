import 'server-only';
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { BRAND } from '@/lib/market/brand';
import { CALL_GROUPS, CALL_TEXTS, type CallGroupName } from '@/lib/contract/call-texts';
import { CALL_NAMES, CALLS, type CallName } from '@/lib/contract/calls';
import { REGISTRY, type Endpoint } from '@/lib/contract/registry';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';
import { DOCS_SCRIPT, DOCS_STYLE } from './docs-dress';
import { openApiDocument } from './openapi';
import { sampleOf } from './sample-value';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Names of fields stand between backticks. */
const prose = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const code = (text: string) => `<pre tabindex="0">${escape(text)}</pre>`;
const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A call that the contract accepts, and an answer that it gives. */
export function sampleCall(name: CallName): { request: unknown; answer: unknown } {
  const endpoint: Endpoint = REGISTRY[name];
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
    sampleOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  return {
    request: schemaOf(endpoint.request, 'input'),
    answer: endpoint.answers === 'bytes' ? null : schemaOf(endpoint.response, 'output'),
  };
}

/** The sample as lines of HTTP: the path's own fields in it, the rest in the query or the body. */
function sampleRequest(name: CallName, request: Record<string, unknown>): string {
  const { path, method, auth } = CALLS[name];
  const rest = { ...request };
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest[field]);
    delete rest[field];
    return encodeURIComponent(value);
  });
  const fields = Object.entries(rest).map(([field, value]) => [field, String(value)]);
  const query = method === 'GET' && fields.length > 0 ? `?${new URLSearchParams(fields)}` : '';
  const head = [`${method} /api${filled}${query}`, 'lang: en', 'countryCode: GH'];
  if (auth === 'user') head.push('token: YOUR_TOKEN');
  return method === 'POST' ? `${head.join('\n')}\ncontent-type: application/json\n\n${json(rest)}` : head.join('\n');
}

function section(name: CallName): string {
  const { path, method, auth } = CALLS[name];
  const endpoint: Endpoint = REGISTRY[name];
  const { requestBody, parameters, responses } = openApiDocument().paths[path]?.[method.toLowerCase()] ?? {};
  const { title = name, description = '' } = CALL_TEXTS.get(name) ?? {};
  const { request, answer } = sampleCall(name);
  const answered =
    endpoint.answers === 'bytes' ? 'The file.' : json({ success: true, code: 0, message: '', data: answer });
  return (
    `<details id="${name}" class="call"><summary><b class="${method.toLowerCase()}">${method}</b><span>${escape(title)}` +
    `${auth === 'user' ? '<small>session needed</small>' : ''}</span><code>${escape(path)}</code></summary>` +
    `<p>${prose(description)} <small>${name}</small></p><div class="pair"><div><h3>Request</h3>${code(
      sampleRequest(name, request as Record<string, unknown>),
    )}</div><div><h3>Answer</h3>${code(answered)}</div></div>` +
    `<details class="schema"><summary>Fields and limits</summary>${code(json({ parameters, requestBody, responses }))}</details></details>`
  );
}

const GROUPS = Object.keys(CALL_GROUPS) as CallGroupName[]; // the table has no other keys
const idOf = (group: string) => `group-${group.toLowerCase().replaceAll(/\W+/g, '-')}`;

function groupSection(group: CallGroupName): string {
  const calls = CALL_NAMES.filter((name) => CALL_TEXTS.get(name)?.group === group);
  return (
    `<section aria-labelledby="${idOf(group)}"><h2 id="${idOf(group)}">${escape(group)}</h2>` +
    `<p>${prose(CALL_GROUPS[group].description)}</p>${calls.map(section).join('\n')}</section>`
  );
}

const MARK =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none" stroke-width="3">' +
  '<path d="M8 5v22M8 5c24 0 24 22 0 22" stroke="#fff"/><path d="M8 27c1-9 5-14 12.5-16.5" stroke="#ffb224"/>' +
  '<circle cx="22" cy="10" r="3.25" fill="#ffb224"/></svg>';

function body(): string {
  const links = GROUPS.map((group) => `<li><a href="#${idOf(group)}">${escape(group)}</a></li>`).join('');
  return (
    `<header><a href="/">${MARK}<span>${escape(BRAND.name)}</span></a><h1>API</h1></header><div class="page">` +
    `<nav aria-label="Groups"><p class="find" hidden><label for="find">Find a call</label>` +
    `<input id="find" type="search" autocomplete="off"><output for="find"></output></p><ul>${links}</ul></nav>` +
    `<main><p class="lead">Every answer but the files is an envelope: <code>{ success, code, message, data }</code>. ` +
    `Samples show the shape of a call, with invented values. Machine-readable: <a href="openapi.json">openapi.json</a>.</p>` +
    `${GROUPS.map(groupSection).join('\n')}</main></div>`
  );
}

let page: string | undefined;

/** The contract for people to read: one page, nothing loaded from elsewhere. Without scripts only the search is missing. */
export function docsPage(c: Context): Response {
  page ??=
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escape(BRAND.name)} API</title><style>${DOCS_STYLE}</style></head><body>${body()}<script>${DOCS_SCRIPT}</script></body></html>`;
  return c.html(page, 200, {
    ...PAGE_HEADERS,
    'content-security-policy': `default-src 'none'; style-src ${hashOf(DOCS_STYLE)}; script-src ${hashOf(DOCS_SCRIPT)}; frame-ancestors 'none'`,
    'cache-control': 'public, max-age=300',
  });
}
