import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import { REGISTRY } from '@/lib/contract/registry';
import { code, escape, json, prose } from './markup';
import { schemaFields } from './field-list';
import type { JsonSchema } from '../api/json-schema';
import { sampleCall, sampleRequest, schemasOf } from './sample-call';

/** Returns the permission that a call needs, in words. Empty if everyone may call. */
export function admission(name: CallName): string {
  const { auth, scope } = REGISTRY[name];
  if (auth === 'none') return '';
  return scope ? `key with ${scope}` : 'session needed';
}

function fieldTable(caption: string, schema: JsonSchema): string {
  const fields = schemaFields(schema);
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, says, isRequired, text }) =>
      `<tr><th scope="row"><code>${escape(name)}</code>${isRequired ? '' : ' <small>optional</small>'}</th><td>${text && `${prose(text)}<br>`}<span>${escape(says)}</span></td></tr>`,
  );
  return `<table><caption>${caption}</caption><tbody>${rows.join('')}</tbody></table>`;
}

/** Returns the heading of a call: `POST Track waybills …`. */
export function callLine(name: CallName): string {
  const { path, method, summary } = REGISTRY[name];
  const note = admission(name);
  return (
    `<b class="${method.toLowerCase()}">${method}</b><span>${escape(summary)}` +
    `${note && `<small>${note}</small>`}</span><code>${escape(path)}</code>`
  );
}

/** Earlier calls of the page with the same request or response, whose tables of fields are not repeated. */
export interface SameFields {
  request?: CallName | undefined;
  response?: CallName | undefined;
}

const sameFields = (what: string, name: CallName) =>
  `<p>${what} has the fields of <a href="#${name}">${escape(REGISTRY[name].summary)}</a>.</p>`;

function fieldTables(name: CallName, same: SameFields): string {
  const { request, response } = schemasOf(name);
  return (
    (same.request ? sameFields('The request', same.request) : fieldTable('Request', request)) +
    (same.response && response
      ? sameFields('The answer', same.response)
      : response
        ? fieldTable('In <code>data</code> of the response', response)
        : '')
  );
}

/** Returns the section of a call, closed at first: its description, a request and a response, and its fields. */
export function callSection(name: CallName, same: SameFields = {}): string {
  const { description } = REGISTRY[name];
  const { request, response } = sampleCall(name);
  const responseText = response ? json({ success: true, code: 0, message: '', data: response }) : 'Returns the file.';
  return (
    `<details id="${name}" class="call"><summary>${callLine(name)}</summary>` +
    `<p>${prose(description)} <small>${name}</small></p><div class="pair"><div><h3>Request</h3>${code(
      sampleRequest(name, request as Record<string, unknown>),
    )}</div><div><h3>Answer</h3>${code(responseText)}</div></div>` +
    `<details class="schema"><summary>Fields and limits</summary>${fieldTables(name, same)}</details></details>`
  );
}
