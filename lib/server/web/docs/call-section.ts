import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import { REGISTRY } from '@/lib/contract/registry';
import { codeBlockHtml, escapeMarkup, jsonSource, proseHtml } from './markup';
import { schemaFields, type DocumentedField } from './field-list';
import type { JsonSchema } from '../api/json-schema';
import { curlSample, javascriptSample, sampleCall, sampleRequest, schemasOf } from './sample-call';

/** Returns the permission that a call needs, in words. Empty if everyone may call. */
export function admissionText(name: CallName): string {
  const { auth, scope } = REGISTRY[name];
  if (auth === 'none') return '';
  return scope ? `key with ${scope}` : 'session needed';
}

function fieldItem({ name, says, isRequired, text }: DocumentedField): string {
  const note = isRequired ? '' : ' <small>optional</small>';
  const meaning = text && `<dd>${proseHtml(text)}</dd>`;
  return `<div><dt><code>${escapeMarkup(name)}</code>${note}</dt>${meaning}<dd class="type">${escapeMarkup(says)}</dd></div>`;
}

/** Number of fields above which the fields inside of others are folded. */
const MAX_OPEN_FIELDS = 12;

/** Returns the list of a schema's fields. In a long list, fields inside of a field are folded below it. */
function fieldList(fields: readonly DocumentedField[]): string {
  const isFolded = fields.length > MAX_OPEN_FIELDS;
  const byParent = new Map<string, DocumentedField[]>();
  for (const field of fields) {
    const parent = isFolded ? field.name.split(/\.|\[\]\.?/)[0]! : field.name; // a name is never empty
    byParent.set(parent, [...(byParent.get(parent) ?? []), field]);
  }
  const groups = [...byParent].map(([parent, [first, ...children]]) => {
    const folded =
      children.length > 0
        ? `<details class="schema"><summary>Fields of ${escapeMarkup(parent)} <small>${children.length}</small></summary>${fieldItems(children)}</details>`
        : '';
    return first ? fieldItems([first]) + folded : '';
  });
  return `<div class="fields">${groups.join('')}</div>`;
}

const fieldItems = (fields: readonly DocumentedField[]) => `<dl>${fields.map(fieldItem).join('')}</dl>`;

/** Returns the summary of a call, without the note that it is an alias of another call. */
export const callTitle = (name: CallName): string => REGISTRY[name].summary.replace(/ \(alias of .*\)$/, '');

/** Returns a tag for a call that is an alias of another, else ''. The call's description names the other. */
export const aliasTag = (name: CallName): string =>
  callTitle(name) === REGISTRY[name].summary ? '' : ' <small class="tag">alias</small>';

/** Returns the heading of a call: `POST Track waybills …`. */
export function callLine(name: CallName): string {
  const { path, method } = REGISTRY[name];
  const note = admissionText(name);
  return (
    `<b class="${method.toLowerCase()}">${method}</b><h2>${escapeMarkup(callTitle(name))}${aliasTag(name)}` +
    `${note && ` <small>${note}</small>`}</h2><code>${escapeMarkup(path)}</code>`
  );
}

/** Earlier calls of the page with the same request or response. Their tables of fields are not repeated. */
export interface SameFields {
  request?: CallName | undefined;
  response?: CallName | undefined;
}

type Part = 'request' | 'response';

const sameFields = (part: Part, name: CallName) =>
  `<p>The ${part} has the fields of <a href="#${name}-${part}">${escapeMarkup(callTitle(name))}</a>.</p>`;

function requestFields(name: CallName, schema: JsonSchema, same: CallName | undefined): string {
  if (same) return sameFields('request', same);
  const fields = schemaFields(schema);
  return fields.length > 0 ? `<h3 id="${name}-request">Fields of the request</h3>${fieldList(fields)}` : '';
}

function responseFields(name: CallName, schema: JsonSchema | null, same: CallName | undefined): string {
  if (!schema) return '';
  if (same) return sameFields('response', same);
  const fields = schemaFields(schema);
  if (fields.length === 0) return '';
  return (
    `<details id="${name}-response" class="schema"><summary>Fields of the response, in <code>data</code> ` +
    `<small>${fields.length}</small></summary>` +
    `${fieldList(fields)}</details>`
  );
}

/**
 * Returns the section of a call, closed at first: its description and fields, and beside them a request and a response.
 * `site`: the origin of this site.
 */
export function callSection(site: string, name: CallName, same: SameFields = {}): string {
  const schemas = schemasOf(name);
  const { request, response } = sampleCall(name);
  const parts = sampleRequest(name, request as Record<string, unknown>);
  const responseText = response
    ? jsonSource({ success: true, code: 0, message: '', data: response })
    : 'The bytes of the file.';
  return (
    `<details id="${name}" class="call"><summary>${callLine(name)}</summary><div class="pair"><div class="texts">` +
    `<p>${proseHtml(REGISTRY[name].description)}</p>${requestFields(name, schemas.request, same.request)}` +
    `${responseFields(name, schemas.response, same.response)}<p class="name">Name of the call: <code>${name}</code></p></div>` +
    `<div class="samples">${codeBlockHtml(curlSample(site, parts), 'Request', 'curl')}` +
    `${codeBlockHtml(javascriptSample(site, parts), 'Request', 'javascript')}${codeBlockHtml(responseText, 'Response')}</div></div></details>`
  );
}
