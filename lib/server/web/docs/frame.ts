import 'server-only';
import { CALL_GROUPS, type CallGroup } from '@/lib/contract/calls/groups';
import { DOCS_PATHS, docsOfGroup } from '@/lib/contract/developers/docs-address';
import { BRAND } from '@/lib/market/brand';
import { DOCS_STYLE } from './docs-style';
import { escapeMarkup } from './markup';

export const GROUP_NAMES = Object.keys(CALL_GROUPS) as CallGroup[]; // the table has no other keys

type Link = readonly [address: string, name: string];

/** Page of the documentation: its path, heading, content of `main`, script and additional style. */
export interface DocsPage {
  path: string;
  title: string;
  main: string;
  style: string;
  script: string;
  /** Languages of the samples. A choice in the header shows one of them. */
  languages?: readonly string[];
  /** Addresses and names of the page's parts, for the navigation of wide pages. */
  parts?: readonly Link[];
}

/** Logo of components/parts/logo.tsx. */
const LOGO =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none">' +
  '<path d="M3 4h4v24H3zM9 4h2v24H9z" fill="#fff"/>' +
  '<path d="M13 5.75h2c16.5 0 16.5 20.5 0 20.5h-2" stroke="#fff" stroke-width="3.5"/>' +
  '<path d="M13.5 16h8m-3.5-3.5 3.5 3.5-3.5 3.5" stroke="#ffb224" stroke-width="2.5"/></svg>';

const LINKS: readonly Link[] = [
  [DOCS_PATHS.overview, 'Overview'],
  [DOCS_PATHS.guide, 'Getting started'],
  [DOCS_PATHS.tools, 'Tools for agents'],
  [DOCS_PATHS.errors, 'Errors'],
  [DOCS_PATHS.changes, 'Changes'],
];
const GROUP_LINKS = GROUP_NAMES.map((group) => [docsOfGroup(group), group] as const);

function linkList(entries: readonly Link[], { path: current, parts = [] }: DocsPage): string {
  const item = ([path, name]: Link) =>
    `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${escapeMarkup(name)}</a>` +
    `${path === current && parts.length > 0 ? partLinks(parts) : ''}</li>`;
  return `<ul>${entries.map(item).join('')}</ul>`;
}

const partLinks = (parts: readonly Link[]) =>
  `<ul class="parts">${parts.map(([address, name]) => `<li><a href="${address}">${escapeMarkup(name)}</a></li>`).join('')}</ul>`;

/** Returns the class of the samples in a language. */
export const sampleClass = (language: string) => language.toLowerCase();

const languageChoice = (languages: readonly string[]) =>
  '<fieldset class="choice"><legend>Samples in</legend>' +
  languages
    .map(
      (language, index) =>
        `<label><input type="radio" name="language" id="use-${sampleClass(language)}"${index === 0 ? ' checked' : ''}>${language}</label>`,
    )
    .join('') +
  '</fieldset>';

/** Hides the samples in the other languages. A browser without `:has` shows all, each with its name. */
const choiceStyle = (languages: readonly string[]) =>
  languages
    .map(
      (language) =>
        `body:has(#use-${sampleClass(language)}:checked) :is(${languages.map((each) => `.${sampleClass(each)}`).join()}):not(.${sampleClass(language)}){display:none}`,
    )
    .join('');

/** Returns the style of a page. The page's policy has its hash. */
export const styleOf = ({ style, languages = [] }: DocsPage) => DOCS_STYLE + style + choiceStyle(languages);

/** Returns the whole document, which loads nothing from other sites. */
export function framePage(page: DocsPage): string {
  const { title, main, script, languages = [], parts = [] } = page;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escapeMarkup(title)} – ${escapeMarkup(BRAND.name)} API</title><style>${styleOf(page)}</style></head><body>` +
    `<header><a href="/">${LOGO}<span>${escapeMarkup(BRAND.name)}</span></a><a href="${DOCS_PATHS.overview}">API</a>${languages.length > 0 ? languageChoice(languages) : ''}</header><div class="page">` +
    `<nav aria-label="API"${parts.length > 0 ? ' tabindex="0"' : ''}><details><summary>${escapeMarkup(title)}</summary>${linkList(LINKS, page)}${linkList(GROUP_LINKS, page)}</details></nav>` +
    `<main><h1>${escapeMarkup(title)}</h1>${main}</main></div>${script && `<script>${script}</script>`}</body></html>`
  );
}
