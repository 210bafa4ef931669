import 'server-only';
import { CALL_GROUPS, type CallGroupName } from '@/lib/contract/call-texts';
import { DOCS, docsOfGroup } from '@/lib/contract/docs-address';
import { BRAND } from '@/lib/market/brand';
import { DOCS_STYLE } from './dress';
import { escape } from './markup';

export const GROUPS = Object.keys(CALL_GROUPS) as CallGroupName[]; // the table has no other keys

/** A page of the documentation: its address, its heading, what stands in `main`, and its script and further style. */
export interface DocsPage {
  path: string;
  title: string;
  main: string;
  style: string;
  script: string;
}

const MARK =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none" stroke-width="3">' +
  '<path d="M8 5v22M8 5c24 0 24 22 0 22" stroke="#fff"/><path d="M8 27c1-9 5-14 12.5-16.5" stroke="#ffb224"/>' +
  '<circle cx="22" cy="10" r="3.25" fill="#ffb224"/></svg>';

const LINKS: readonly (readonly [string, string])[] = [
  [DOCS.overview, 'Overview'],
  [DOCS.guide, 'Getting started'],
  [DOCS.changes, 'Changes'],
];
const GROUP_LINKS = GROUPS.map((group) => [docsOfGroup(group), group] as const);

function links(entries: typeof LINKS, current: string): string {
  const item = ([path, name]: readonly [string, string]) =>
    `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${escape(name)}</a></li>`;
  return `<ul>${entries.map(item).join('')}</ul>`;
}

/** The whole document, with nothing loaded from elsewhere. */
export function framed({ path, title, main, style, script }: DocsPage): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escape(title)} – ${escape(BRAND.name)} API</title><style>${DOCS_STYLE}${style}</style></head><body>` +
    `<header><a href="/">${MARK}<span>${escape(BRAND.name)}</span></a><a href="${DOCS.overview}">API</a></header><div class="page">` +
    `<nav aria-label="API">${links(LINKS, path)}${links(GROUP_LINKS, path)}</nav>` +
    `<main><h1>${escape(title)}</h1>${main}</main></div>${script && `<script>${script}</script>`}</body></html>`
  );
}
