import 'server-only';
import { CALLS, type CallName } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { REGISTRY } from '@/lib/contract/registry';
import { jsonSchema, type JsonSchema } from '../api/json-schema';
import { json } from './markup';
import { sampleOf } from './sample-value';

/** Returns the JSON schemas of a call's request and response. A file has no response schema. */
export function schemasOf(name: CallName): { request: JsonSchema; response: JsonSchema | null } {
  const endpoint: CallDefinition = REGISTRY[name];
  return {
    request: jsonSchema(endpoint.request, { io: 'input', call: name }),
    response: endpoint.responseType === 'bytes' ? null : jsonSchema(endpoint.response, { io: 'output', call: name }),
  };
}

/** Returns a request that the contract accepts, and a response of it. */
export function sampleCall(name: CallName): { request: unknown; response: unknown } {
  const { request, response } = schemasOf(name);
  return { request: sampleOf(request), response: response && sampleOf(response) };
}

/** Returns the sample as lines of HTTP: the path's fields in the path, the others in the query or body. */
export function sampleRequest(name: CallName, request: Record<string, unknown>): string {
  const { path, method, auth } = CALLS[name];
  const rest = { ...request };
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest[field]);
    delete rest[field];
    return encodeURIComponent(value);
  });
  const fields = Object.entries(rest).map(([field, value]) => [field, String(value)]);
  const query = method === 'GET' && fields.length > 0 ? `?${new URLSearchParams(fields)}` : '';
  const head = [`${method} /api${filled}${query}`, 'lang: en', 'countryCode: GH'];
  if (auth === 'user') head.push('token: YOUR_TOKEN');
  return method === 'POST' ? `${head.join('\n')}\ncontent-type: application/json\n\n${json(rest)}` : head.join('\n');
}
