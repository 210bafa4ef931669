import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import { CALL_GROUPS, type CallGroup } from '@/lib/contract/calls/groups';
import { AUDIENCE_NAMES } from '@/lib/contract/developers/audiences';
import { DOCS_PATHS, docsOfCall, docsOfGroup, groupSlug, openApiPathOf } from '@/lib/contract/developers/docs-address';
import type { ErrorName } from '@/lib/contract/error-codes';
import { SUCCESS_CODE } from '@/lib/contract/envelope';
import { REGISTRY } from '@/lib/contract/registry';
import { LANGUAGES } from '@/lib/market/language';
import { CALLS_OF_KEY } from '../../accounts/api-keys/limit-key';
import { admissionText, aliasTag, callTitle } from './call-section';
import { COPY_SCRIPT, OVERVIEW_SCRIPT } from './docs-style';
import { errorTable } from './errors-page';
import { GROUP_NAMES, type DocsPage } from './frame';
import { callsOf } from './group-page';
import { codeBlockHtml, escapeMarkup, jsonSource, proseHtml } from './markup';

/** Errors that a program has to handle by their code. For any other error, it can show the message. */
const REFUSALS: readonly ErrorName[] = [
  'keyRefused',
  'keyScope',
  'notFound',
  'idempotencyKeyReused',
  'stateForbids',
  'quoteExpired',
  'quoteChanged',
  'invalid',
  'tooManyRequests',
  'unavailable',
];

/** Number of rules that a narrow page shows before the samples: the rules on the address and the key. */
const RULES_BEFORE_SAMPLES = 2;

/** Rules for all calls: a term and its explanation. */
const RULES: readonly (readonly [string, string])[] = [
  ['Address', 'Every path begins with `/api` on this site.'],
  [
    'Key',
    'Send the API key as `Authorization: Bearer dx_test_…`. Orders of a test key cost nothing and are never picked up. Create keys in your account settings.',
  ],
  [
    'Response',
    'JSON with `success`, `code`, `message` and `data`, for every call except file downloads. Programs should read `code`; `message` is a text for people.',
  ],
  [
    'Language',
    `The \`lang\` header sets the language of texts in the response: ${LANGUAGES.map((name) => `\`${name}\``).join(', ')}.`,
  ],
  ['Market', 'The `countryCode` header names the country whose prices, texts and rules apply, such as `GH`.'],
  ['Money', 'Integers in the minor unit of the currency: `{ "currency": "CNY", "minor": 15000 }` is 150 yuan.'],
  [
    'Time',
    'ISO 8601 in UTC. A day is written `2026-11-25`. New fields end in `At` for a time and in `On` for a day. The older fields for a time are `createTime`, `updateTime` and `at`.',
  ],
  [
    'Numbers',
    'A waybill number is what pages call a tracking number. A mall number is an order number: ours (`tradeNo`), or your own (`shopOrderNo`).',
  ],
  [
    'Retries',
    'Send an `Idempotency-Key` with an order or an enquiry. A repeated request with the same key and body returns the same result.',
  ],
  [
    'Limits',
    `A live key makes ${CALLS_OF_KEY.live} calls a minute, a test key ${CALLS_OF_KEY.test}. \`RateLimit\` says how many calls are left (\`r\`) and in how many seconds all are available again (\`t\`).`,
  ],
  [
    'Programs',
    `[openapi.json](${DOCS_PATHS.machines}) describes each call (OpenAPI 3.1). The document also exists in parts: ${AUDIENCE_NAMES.map((name) => `[${name}](${openApiPathOf(name)})`).join(', ')}. \`npx openapi-typescript\` generates types from the document.`,
  ],
  ['Agents', `[Tools for agents](${DOCS_PATHS.tools}) make the same calls through the Model Context Protocol.`],
];

function callItem(name: CallName): string {
  const { method, path, description } = REGISTRY[name];
  const note = admissionText(name);
  return (
    `<li id="${name}"><a href="${docsOfCall(name)}">${escapeMarkup(callTitle(name))}</a>${aliasTag(name)}${note && `<small>${note}</small>`}` +
    `<p>${proseHtml(description)}</p><code>${method} ${escapeMarkup(path)}</code></li>`
  );
}

function groupSection(group: CallGroup): string {
  const id = `group-${groupSlug(group)}`;
  const calls = callsOf(group);
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`;
  return (
    `<section class="group" aria-labelledby="${id}"><h2 id="${id}"><a href="${docsOfGroup(group)}">${escapeMarkup(group)}</a></h2>` +
    `<p>${proseHtml(CALL_GROUPS[group])}</p>` +
    `<details><summary>${count}</summary><ul class="calls">${calls.map(callItem).join('')}</ul></details></section>`
  );
}

const REQUEST_HEADERS = [
  'Authorization: Bearer dx_test_…',
  'lang: en',
  'countryCode: GH',
  'Content-Type: application/json',
];
const RESPONSE = { success: true, code: SUCCESS_CODE, message: 'Successful Operation.', data: {} };

/** Returns the first page: rules for all calls, and the list of calls. `site`: the origin of this site. */
export function overviewPage(site: string): DocsPage {
  const rules = RULES.map(([term, text]) => `<dt>${term}</dt><dd>${proseHtml(text)}</dd>`);
  const list = (terms: readonly string[]) => `<dl class="rules">${terms.join('')}</dl>`;
  return {
    path: DOCS_PATHS.overview,
    title: 'API',
    main:
      `<p class="lead">${proseHtml(`Get prices, place orders, print labels and track parcels from your own system. [Getting started](${DOCS_PATHS.guide}) takes ten minutes. [Changes](${DOCS_PATHS.changes}) lists what is new.`)}</p>` +
      `<p class="find" hidden><label for="find">Find a call</label><input id="find" type="search" autocomplete="off"><output for="find"></output></p>` +
      `<section aria-labelledby="rules"><h2 id="rules">How calls work</h2>` +
      `<div class="pair">${list(rules.slice(0, RULES_BEFORE_SAMPLES))}` +
      `<div class="samples">${codeBlockHtml(`${site}/api`, 'Address of all calls')}` +
      `${codeBlockHtml(REQUEST_HEADERS.join('\n'), 'Headers')}${codeBlockHtml(jsonSource(RESPONSE), 'Response')}</div>` +
      `${list(rules.slice(RULES_BEFORE_SAMPLES))}</div></section>` +
      `<section aria-labelledby="refusals"><h2 id="refusals">When a call is refused</h2>${errorTable(REFUSALS)}<p>${proseHtml(`[Errors](${DOCS_PATHS.errors}) lists all of them.`)}</p></section>` +
      `<div class="groups">${GROUP_NAMES.map(groupSection).join('\n')}</div>`,
    style: '',
    script: OVERVIEW_SCRIPT + COPY_SCRIPT,
  };
}
