import 'server-only';
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { BRAND } from '@/lib/market/brand';
import { CALL_GROUPS, CALL_TEXTS, type CallGroupName } from '@/lib/contract/call-texts';
import { CALL_NAMES, CALLS, type CallName } from '@/lib/contract/calls';
import { openApiDocument } from './openapi';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem;color:#101c36;background:#fff}
summary{cursor:pointer;padding:.5rem 0;min-height:1.5rem}code,pre{font:14px/1.5 ui-monospace,monospace}
pre{background:#f2f4f8;padding:1rem;overflow:auto}b{display:inline-block;min-width:3.5rem}
details{border-bottom:1px solid #d8deea}small{color:#4a5876}a{color:#1d4ed8}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

function section(name: CallName): string {
  const { path, method } = CALLS[name];
  const { requestBody, parameters, responses, security } = openApiDocument().paths[path]?.[method.toLowerCase()] ?? {};
  const { title = name, description = '' } = CALL_TEXTS.get(name) ?? {};
  const asked = JSON.stringify({ parameters, requestBody }, null, 2);
  return `<details id="${name}"><summary><b>${method}</b> ${escape(title)} <code>${escape(path)}</code> <small>${name}${
    security ? ', session needed' : ''
  }</small></summary><p>${escape(description)}</p><h3>Request</h3><pre tabindex="0">${escape(asked)}</pre><h3>Responses</h3><pre tabindex="0">${escape(
    JSON.stringify(responses, null, 2),
  )}</pre></details>`;
}

const ofGroup = (group: CallGroupName) => CALL_NAMES.filter((name) => CALL_TEXTS.get(name)?.group === group);

/** The contract for people to read: one page, no script, nothing loaded from elsewhere. */
export function docsPage(c: Context): Response {
  const groups = Object.keys(CALL_GROUPS) as CallGroupName[]; // the table has no other keys
  const body = groups
    .map((group) => {
      const calls = ofGroup(group).map(section).join('\n');
      return `<h2>${escape(group)}</h2><p>${escape(CALL_GROUPS[group].description)}</p>${calls}`;
    })
    .join('\n');
  return c.html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<title>${BRAND.name} API</title><style>${STYLE}</style></head><body><main><h1>${BRAND.name} API</h1>` +
      `<p>Machine-readable: <a href="openapi.json">openapi.json</a>. Every answer but the files is an envelope: ` +
      `<code>{ success, code, message, data }</code>.</p>${body}</main></body></html>`,
    200,
    {
      ...PAGE_HEADERS,
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
      'cache-control': 'public, max-age=300',
    },
  );
}
