import 'server-only';
import { CALL_TEXTS } from '@/lib/contract/call-texts';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { scopeOfCall } from '@/lib/contract/key-calls';
import { code, escape, json, prose } from './markup';
import { fieldsOf } from './field-list';
import { sampleCall, sampleRequest, schemasOf, type JsonSchema } from './sample-call';

/** Who may make a call, in words; empty where anybody may. */
export function admission(name: CallName): string {
  const scope = scopeOfCall(name);
  if (CALLS[name].auth === 'none') return '';
  return scope ? `key with ${scope}` : 'session needed';
}

function fieldTable(caption: string, schema: JsonSchema): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, says, isRequired }) =>
      `<tr><th scope="row"><code>${escape(name)}</code>${isRequired ? '' : ' <small>optional</small>'}</th><td>${escape(says)}</td></tr>`,
  );
  return `<table><caption>${caption}</caption><tbody>${rows.join('')}</tbody></table>`;
}

/** `POST Track waybills …`: what a call is recognised by. */
export function callLine(name: CallName): string {
  const { path, method } = CALLS[name];
  const { title } = CALL_TEXTS.get(name)!; // a test finds a call without one
  const note = admission(name);
  return (
    `<b class="${method.toLowerCase()}">${method}</b><span>${escape(title)}` +
    `${note && `<small>${note}</small>`}</span><code>${escape(path)}</code>`
  );
}

/** A call in full: what it does, a request and an answer, and its fields. Closed until it is asked for. */
export function callSection(name: CallName): string {
  const { description } = CALL_TEXTS.get(name)!;
  const schemas = schemasOf(name);
  const { request, answer } = sampleCall(name);
  const answered = schemas.answer ? json({ success: true, code: 0, message: '', data: answer }) : 'The file.';
  return (
    `<details id="${name}" class="call"><summary>${callLine(name)}</summary>` +
    `<p>${prose(description)} <small>${name}</small></p><div class="pair"><div><h3>Request</h3>${code(
      sampleRequest(name, request as Record<string, unknown>),
    )}</div><div><h3>Answer</h3>${code(answered)}</div></div>` +
    `<details class="schema"><summary>Fields and limits</summary>${fieldTable('Request', schemas.request)}` +
    `${schemas.answer ? fieldTable('In <code>data</code> of the answer', schemas.answer) : ''}</details></details>`
  );
}
