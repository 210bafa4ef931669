import 'server-only';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { ApiError } from '../platform/errors';

/** Bodies end here (docs/decisions.md#answers-of-the-api). */
export const MAX_BODY_BYTES = 256 * 1024;

/**
 * The input of a call: query (GET) or JSON object (POST), with the path's own parameters on top.
 * Throws malformed, notJson, or bodyTooLarge above `most` bytes.
 */
export async function readInput(
  request: Request,
  pathParameters: Record<string, string>,
  most = MAX_BODY_BYTES,
): Promise<object> {
  const given = request.method === 'POST' ? await readJson(request, most) : readQuery(request.url);
  if (Object.values(pathParameters).some(hasNul)) throw new ApiError('malformed');
  return { ...given, ...pathParameters };
}

/** The input of a call of this process, as it would arrive over HTTP. Throws malformed. */
export function plainInput(name: CallName, input: object): object {
  const isQuery = CALLS[name].method === 'GET';
  const asText = (value: unknown) => (value === undefined || value === null ? undefined : String(value));
  const given = isQuery ? Object.fromEntries(Object.entries(input).map(([key, value]) => [key, asText(value)])) : input;
  return parseObject(JSON.stringify(given));
}

/** PostgreSQL stores no NUL in a text, and nobody writes one. */
const hasNul = (text: string) => text.includes('\0');

/** An escaped NUL in JSON: a backslash that is not itself escaped, and u0000. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

function readQuery(url: string): Record<string, string> {
  const query = Object.fromEntries(new URL(url).searchParams);
  if (Object.entries(query).flat().some(hasNul)) throw new ApiError('malformed');
  return query;
}

async function readJson(request: Request, most: number): Promise<object> {
  const type = request.headers.get('content-type') ?? '';
  const text = await readText(request, most);
  if (text === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError('notJson');
  return parseObject(text);
}

/** Throws malformed. */
function parseObject(text: string): object {
  if (ESCAPED_NUL.test(text)) throw new ApiError('malformed');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('malformed');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ApiError('malformed');
  return value;
}

/** The body as text, `most` bytes of it. Throws bodyTooLarge, or malformed when it is no UTF-8. */
export async function readText(request: Request, most = MAX_BODY_BYTES): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new ApiError('bodyTooLarge');
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > most) throw new ApiError('bodyTooLarge');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new ApiError('malformed');
  }
}
