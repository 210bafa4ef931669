import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import { CALL_GROUPS, type CallGroup } from '@/lib/contract/calls/groups';
import { AUDIENCE_NAMES } from '@/lib/contract/developers/audiences';
import { DOCS, docsOfCall, docsOfGroup, groupSlug, openApiOf } from '@/lib/contract/developers/docs-address';
import { ERRORS, type ErrorName } from '@/lib/contract/error-codes';
import { REGISTRY } from '@/lib/contract/registry';
import { LANGUAGES } from '@/lib/market/language';
import { CALLS_OF_KEY } from '../../accounts/api-keys/limit-key';
import { admission } from './call-section';
import { OVERVIEW_SCRIPT } from './docs-style';
import { GROUP_NAMES, type DocsPage } from './frame';
import { callsOf } from './group-page';
import { escape, prose } from './markup';

/** Errors that a program has to handle, and how. The message of any other error is enough. */
const REFUSALS: readonly (readonly [ErrorName, string])[] = [
  ['invalid', '`errors` names each field that is wrong. Correct them and send the call again.'],
  ['keyRefused', 'The key is unknown or revoked. Use another key.'],
  ['keyScope', 'The key lacks the scope of this call. Create a key with that scope.'],
  ['notFound', 'The object does not exist, or it belongs to another account.'],
  ['idempotencyKeyReused', 'You used this `Idempotency-Key` with another request body.'],
  ['quoteExpired', 'The quote is older than 24 hours. Get a new quote.'],
  ['quoteChanged', 'The quote is for another shipment. Get a new quote.'],
  ['stateForbids', 'The parcel has been handed over. It can no longer be changed or cancelled.'],
  ['tooManyRequests', 'Wait for the number of seconds in `Retry-After`.'],
  ['unavailable', 'Wait for the number of seconds in `Retry-After`, then send the same request again.'],
];

/** Rules for all calls: a term and its explanation. */
const RULES: readonly (readonly [string, string])[] = [
  ['Address', 'Every path begins with `/api` on this site.'],
  [
    'Key',
    'Send it as `Authorization: Bearer dx_test_…`. A test key places orders that cost nothing and are never picked up. Create keys in your account settings.',
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
    'ISO 8601 in UTC. A day is written `2026-11-25`. New fields end in `At` for a time and in `On` for a day. Older ones are `createTime`, `updateTime` and `at`.',
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
    `A live key makes ${CALLS_OF_KEY.live} calls a minute, a test key ${CALLS_OF_KEY.test}. \`RateLimit\` says how many are left (\`r\`) and in how many seconds all are available again (\`t\`).`,
  ],
  [
    'Programs',
    `[openapi.json](${DOCS.machines}) describes each call (OpenAPI 3.1). It also exists in parts: ${AUDIENCE_NAMES.map((name) => `[${name}](${openApiOf(name)})`).join(', ')}. \`npx openapi-typescript\` generates types from it.`,
  ],
  ['Agents', `[Tools for agents](${DOCS.tools}) make the same calls by the Model Context Protocol.`],
];

function callItem(name: CallName): string {
  const { method, path, summary, description } = REGISTRY[name];
  const note = admission(name);
  return (
    `<li id="${name}"><a href="${docsOfCall(name)}">${escape(summary)}</a>${note && `<small>${note}</small>`}` +
    `<p>${prose(description)}</p><code>${method} ${escape(path)}</code></li>`
  );
}

function groupSection(group: CallGroup): string {
  const id = `group-${groupSlug(group)}`;
  const calls = callsOf(group);
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`;
  return (
    `<section class="group" aria-labelledby="${id}"><h2 id="${id}"><a href="${docsOfGroup(group)}">${escape(group)}</a></h2>` +
    `<p>${prose(CALL_GROUPS[group])}</p>` +
    `<details><summary>${count}</summary><ul class="calls">${calls.map(callItem).join('')}</ul></details></section>`
  );
}

function refusalRow([name, text]: (typeof REFUSALS)[number]): string {
  const { code, status } = ERRORS[name];
  return `<tr><th scope="row"><code>${code}</code> (HTTP ${status})</th><td>${prose(text)}</td></tr>`;
}

/** Returns the first page: rules for all calls, and the list of calls. */
export function overviewPage(): DocsPage {
  const rules = RULES.map(([term, text]) => `<dt>${term}</dt><dd>${prose(text)}</dd>`).join('');
  return {
    path: DOCS.overview,
    title: 'API',
    main:
      `<p class="lead">${prose(`Get prices, place orders, print labels and track parcels from your own system. [Getting started](${DOCS.guide}) takes ten minutes. [Changes](${DOCS.changes}) lists what is new.`)}</p>` +
      `<p class="find" hidden><label for="find">Find a call</label><input id="find" type="search" autocomplete="off"><output for="find"></output></p>` +
      `<section aria-labelledby="rules"><h2 id="rules">How calls work</h2><dl>${rules}</dl></section>` +
      `<section aria-labelledby="refusals"><h2 id="refusals">When a call is refused</h2><table><tbody>${REFUSALS.map(refusalRow).join('')}</tbody></table></section>` +
      GROUP_NAMES.map(groupSection).join('\n'),
    style: 'th{width:30%}.group{gap:.25rem!important}.group h2{font-size:1.25rem}.group summary{display:list-item}',
    script: OVERVIEW_SCRIPT,
  };
}
