import 'server-only';
import { CALL_GROUPS, CALL_TEXTS, type CallGroupName } from '@/lib/contract/call-texts';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { DOCS, docsOfCall, docsOfGroup, groupSlug } from '@/lib/contract/docs-address';
import { ERRORS, type ErrorName } from '@/lib/contract/error-codes';
import { LANGUAGES } from '@/lib/market/language';
import { CALLS_OF_KEY } from '../../api-keys/limit-key';
import { admission } from '@/lib/server/web/docs/call-section';
import { OVERVIEW_SCRIPT } from '@/lib/server/web/docs/dress';
import { GROUPS, type DocsPage } from '@/lib/server/web/docs/frame';
import { callsOf } from './group-page';
import { escape, prose } from '@/lib/server/web/docs/markup';

/** Refusals that a program meets, and what it does then. The others say all in their message. */
const REFUSALS: readonly (readonly [ErrorName, string])[] = [
  ['invalid', '`errors` names each field that is wrong. Correct them and send the call again.'],
  ['keyRefused', 'The key is wrong or revoked. Use another.'],
  ['keyScope', 'The key may not make this call. Create one that may.'],
  ['notFound', 'There is no such object, or it belongs to somebody else.'],
  ['idempotencyKeyReused', 'The `Idempotency-Key` stands for another request.'],
  ['quoteExpired', 'The price is older than 24 hours. Ask for it again.'],
  ['quoteChanged', 'The price is for another shipment. Ask for it again.'],
  ['stateForbids', 'The parcel has moved on: it can no longer be changed or cancelled.'],
  ['tooManyRequests', 'Wait as many seconds as `Retry-After` says.'],
  ['unavailable', 'Wait as many seconds as `Retry-After` says, and send the same call again.'],
];

/** How every call works, a term and its sentence. */
const RULES: readonly (readonly [string, string])[] = [
  ['Address', 'Every path begins with `/api` on this site.'],
  [
    'Key',
    'Send it as `Authorization: Bearer dx_test_…`. A test key places orders that cost nothing and are never collected. You create keys in your account settings.',
  ],
  [
    'Answer',
    'JSON: `success`, `code`, `message` and `data`. Only files come without it. `code` always means the same; `message` is for people.',
  ],
  [
    'Language',
    `The \`lang\` header sets the language of every sentence: ${LANGUAGES.map((name) => `\`${name}\``).join(', ')}.`,
  ],
  ['Market', 'The `countryCode` header names the country that a call speaks for, such as `GH`.'],
  ['Money', 'Whole numbers in the smallest unit of the currency: `{ "currency": "CNY", "minor": 15000 }` is 150 yuan.'],
  ['Time', 'ISO 8601 in UTC. A day is written `2026-11-25`.'],
  [
    'Repeating',
    'Send an `Idempotency-Key` with an order or an enquiry. The same key and the same body give the same answer.',
  ],
  [
    'Limits',
    `A live key makes ${CALLS_OF_KEY.live} calls a minute, a test key ${CALLS_OF_KEY.test}. \`RateLimit-Remaining\` says how many are left.`,
  ],
  [
    'Programs',
    `[openapi.json](${DOCS.machines}) describes every call (OpenAPI 3.1). \`npx openapi-typescript\` makes types of it.`,
  ],
];

function callItem(name: CallName): string {
  const { title, description } = CALL_TEXTS.get(name)!; // a test finds a call without one
  const { method, path } = CALLS[name];
  const note = admission(name);
  return (
    `<li id="${name}"><a href="${docsOfCall(name)}">${escape(title)}</a>${note && `<small>${note}</small>`}` +
    `<p>${prose(description)}</p><code>${method} ${escape(path)}</code></li>`
  );
}

function groupSection(group: CallGroupName): string {
  const id = `group-${groupSlug(group)}`;
  return (
    `<section class="group" aria-labelledby="${id}"><h2 id="${id}"><a href="${docsOfGroup(group)}">${escape(group)}</a></h2>` +
    `<p>${prose(CALL_GROUPS[group].description)}</p><ul class="calls">${callsOf(group).map(callItem).join('')}</ul></section>`
  );
}

function refusalRow([name, text]: (typeof REFUSALS)[number]): string {
  const { code, status } = ERRORS[name];
  return `<tr><th scope="row"><code>${code}</code> (HTTP ${status})</th><td>${prose(text)}</td></tr>`;
}

/** The first page: how calls work, and which there are. */
export function overviewPage(): DocsPage {
  const rules = RULES.map(([term, text]) => `<dt>${term}</dt><dd>${prose(text)}</dd>`).join('');
  return {
    path: DOCS.overview,
    title: 'API',
    main:
      `<p class="lead">${prose(`Ask prices, place orders, print labels and track parcels from your own system. [Getting started](${DOCS.guide}) takes ten minutes. [Changes](${DOCS.changes}) says what is new.`)}</p>` +
      `<section aria-labelledby="rules"><h2 id="rules">How calls work</h2><dl>${rules}</dl></section>` +
      `<section aria-labelledby="refusals"><h2 id="refusals">When a call is refused</h2><table><tbody>${REFUSALS.map(refusalRow).join('')}</tbody></table></section>` +
      `<p class="find" hidden><label for="find">Find a call</label><input id="find" type="search" autocomplete="off"><output for="find"></output></p>` +
      GROUPS.map(groupSection).join('\n'),
    style: '',
    script: OVERVIEW_SCRIPT,
  };
}
