import 'server-only';
import { CALL_GROUPS, type CallGroup } from '@/lib/contract/calls/groups';
import { DOCS, docsOfGroup } from '@/lib/contract/developers/docs-address';
import { BRAND } from '@/lib/market/brand';
import { DOCS_STYLE } from './docs-style';
import { escape } from './markup';

export const GROUP_NAMES = Object.keys(CALL_GROUPS) as CallGroup[]; // the table has no other keys

/** Page of the documentation: its path, heading, content of `main`, script and additional style. */
export interface DocsPage {
  path: string;
  title: string;
  main: string;
  style: string;
  script: string;
}

/** Logo of components/parts/logo.tsx. */
const MARK =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none">' +
  '<path d="M3 4h4v24H3zM9 4h2v24H9z" fill="#fff"/>' +
  '<path d="M13 5.75h2c16.5 0 16.5 20.5 0 20.5h-2" stroke="#fff" stroke-width="3.5"/>' +
  '<path d="M13.5 16h8m-3.5-3.5 3.5 3.5-3.5 3.5" stroke="#ffb224" stroke-width="2.5"/></svg>';

const LINKS: readonly (readonly [string, string])[] = [
  [DOCS.overview, 'Overview'],
  [DOCS.guide, 'Getting started'],
  [DOCS.tools, 'Tools for agents'],
  [DOCS.errors, 'Errors'],
  [DOCS.changes, 'Changes'],
];
const GROUP_LINKS = GROUP_NAMES.map((group) => [docsOfGroup(group), group] as const);

function links(entries: typeof LINKS, current: string): string {
  const item = ([path, name]: readonly [string, string]) =>
    `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${escape(name)}</a></li>`;
  return `<ul>${entries.map(item).join('')}</ul>`;
}

/** Returns the whole document, which loads nothing from elsewhere. */
export function framed({ path, title, main, style, script }: DocsPage): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escape(title)} – ${escape(BRAND.name)} API</title><style>${DOCS_STYLE}${style}</style></head><body>` +
    `<header><a href="/">${MARK}<span>${escape(BRAND.name)}</span></a><a href="${DOCS.overview}">API</a></header><div class="page">` +
    `<nav aria-label="API">${links(LINKS, path)}${links(GROUP_LINKS, path)}</nav>` +
    `<main><h1>${escape(title)}</h1>${main}</main></div>${script && `<script>${script}</script>`}</body></html>`
  );
}
