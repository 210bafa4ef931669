import 'server-only';
import { CALLS, type CallName } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { REGISTRY } from '@/lib/contract/registry';
import { jsonSchema, type JsonSchema } from '../api/json-schema';
import { jsonSource } from './markup';
import { sampleOf } from './sample-value';

/** Returns the JSON schemas of a call's request and response. A file has no response schema. */
export function schemasOf(name: CallName): { request: JsonSchema; response: JsonSchema | null } {
  const endpoint: CallDefinition = REGISTRY[name];
  return {
    request: jsonSchema(endpoint.request, { io: 'input', call: name }),
    response: endpoint.responseType === 'bytes' ? null : jsonSchema(endpoint.response, { io: 'output', call: name }),
  };
}

/** Returns a request that the contract accepts, and its response. The response is null if it is a file. */
export function sampleCall(name: CallName): { request: unknown; response: unknown } {
  const { request, response } = schemasOf(name);
  return { request: sampleOf(request), response: response && sampleOf(response) };
}

/** Returns the header of the caller: a key if the call has a scope, or else a session. Empty for an open call. */
function callerHeader(name: CallName): string[] {
  const { auth, scope } = REGISTRY[name];
  if (auth === 'none') return [];
  return [scope ? 'Authorization: Bearer YOUR_KEY' : 'token: YOUR_TOKEN'];
}

interface SampleRequest {
  method: string;
  /** Path with its query, without our origin. */
  path: string;
  headers: readonly string[];
  /** Fields of a POST. */
  body: unknown;
}

/** Returns the parts of a sample: the path's fields in the path, the others in the query or body. */
export function sampleRequest(name: CallName, request: Record<string, unknown>): SampleRequest {
  const { path, method } = CALLS[name];
  const rest = { ...request };
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest[field]);
    delete rest[field];
    return encodeURIComponent(value);
  });
  const fields = Object.entries(rest).map(([field, value]) => [field, String(value)]);
  const query = method === 'GET' && fields.length > 0 ? `?${new URLSearchParams(fields)}` : '';
  const headers = [...callerHeader(name), 'lang: en', 'countryCode: GH'];
  const isPost = method === 'POST';
  return {
    method,
    path: `/api${filled}${query}`,
    headers: isPost ? [...headers, 'Content-Type: application/json'] : headers,
    body: isPost ? rest : undefined,
  };
}

/** Returns the sample as a command for a terminal. `site`: the origin of this site. */
export function curlSample(site: string, { path, headers, body }: SampleRequest): string {
  const options = headers.map((header) => `-H '${header}'`);
  // In a text of the shell, an apostrophe ends the quotes.
  if (body !== undefined) options.push(`-d '${jsonSource(body).replaceAll("'", String.raw`'\''`)}'`);
  return [`curl '${site}${path}'`, ...options].join(' \\\n  ');
}

/** Returns the sample for a browser or Node.js. */
export function javascriptSample(site: string, { method, path, headers, body }: SampleRequest): string {
  const fields = headers.map((header) => {
    const [field = '', value = ''] = header.split(': ');
    return `    ${field.includes('-') ? `'${field}'` : field}: '${value}',`;
  });
  const lines = [`const response = await fetch('${site}${path}', {`];
  if (body !== undefined) lines.push(`  method: '${method}',`);
  lines.push('  headers: {', ...fields, '  },');
  if (body !== undefined) lines.push(`  body: JSON.stringify(${jsonSource(body).replaceAll('\n', '\n  ')}),`);
  return [...lines, '});'].join('\n');
}
