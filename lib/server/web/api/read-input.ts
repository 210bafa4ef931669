import 'server-only';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { ApiError } from '../../platform/errors';

/** Maximum number of bytes of a body (docs/decisions/api.md). */
export const MAX_BODY_BYTES = 256 * 1024;

/**
 * Returns the input of a call: the query (GET) or JSON object (POST), overridden by the path's parameters. Throws
 * `malformed`, `notJson`, or `bodyTooLarge` above `max` bytes or with too many values.
 */
export async function readInput(
  request: Request,
  pathParameters: Record<string, string>,
  max = MAX_BODY_BYTES,
): Promise<object> {
  const values = request.method === 'POST' ? await readJson(request, max) : readQuery(request.url);
  if (!isOnlyText(pathParameters)) throw new ApiError('malformed');
  return { ...values, ...pathParameters };
}

/** Returns the input of a call in process, as it would arrive over HTTP. Throws `malformed`. */
export function plainInput(name: CallName, input: object): object {
  const isQuery = CALLS[name].method === 'GET';
  const asText = (value: unknown) => (value === undefined || value === null ? undefined : String(value));
  const values = isQuery
    ? Object.fromEntries(Object.entries(input).map(([key, value]) => [key, asText(value)]))
    : input;
  return parseObject(JSON.stringify(values));
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Returns false for a NUL, which PostgreSQL cannot store in a text, and for half of a surrogate pair, which no encoding
 * can write. Neither is ever typed.
 */
const isText = (text: string) => !LONE_SURROGATE.test(text) && !text.includes('\0');

/**
 * Returns true if all strings of an input, including field names, are texts. Not recursive, because inputs may be deep.
 */
export function isOnlyText(input: object): boolean {
  const valuesToCheck: unknown[] = [input];
  while (valuesToCheck.length > 0) {
    const each = valuesToCheck.pop();
    if (typeof each === 'string' && !isText(each)) return false;
    if (typeof each !== 'object' || each === null) continue;
    for (const [name, value] of Object.entries(each)) {
      if (!isText(name)) return false;
      valuesToCheck.push(value);
    }
  }
  return true;
}

function readQuery(url: string): Record<string, string> {
  const query = Object.fromEntries(new URL(url).searchParams);
  if (!isOnlyText(query)) throw new ApiError('malformed');
  return query;
}

async function readJson(request: Request, max: number): Promise<object> {
  const type = request.headers.get('content-type') ?? '';
  const text = await readText(request, max);
  if (text === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError('notJson');
  if (text.length > MAX_BODY_BYTES && hasManyValues(text)) throw new ApiError('bodyTooLarge');
  return parseObject(text);
}

/**
 * Maximum number of values in a body above MAX_BODY_BYTES. A longer body has one file in Base64, which contains no
 * comma.
 */
const MAX_VALUES = 1000;

/**
 * Returns true for JSON with more than about MAX_VALUES values. Parsing 200,000 would block the event loop for 0.3 s.
 */
function hasManyValues(text: string): boolean {
  let count = 0;
  for (let index = text.indexOf(','); index !== -1; index = text.indexOf(',', index + 1))
    if (++count > MAX_VALUES) return true;
  // Values can be nested without a comma.
  return text.split('[', MAX_VALUES + 1).length > MAX_VALUES || text.split('{', MAX_VALUES + 1).length > MAX_VALUES;
}

/** Parses a JSON object. Throws `malformed`. */
function parseObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('malformed');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ApiError('malformed');
  // In valid JSON, a NUL or half of a surrogate pair occurs only as an escape.
  if (text.includes('\\u') && !isOnlyText(value)) throw new ApiError('malformed');
  return value;
}

/** Returns the body as text. Throws `bodyTooLarge` above `max` bytes, and `malformed` if it is not UTF-8. */
export async function readText(request: Request, max = MAX_BODY_BYTES): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new ApiError('bodyTooLarge');
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > max) throw new ApiError('bodyTooLarge');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new ApiError('malformed');
  }
}
