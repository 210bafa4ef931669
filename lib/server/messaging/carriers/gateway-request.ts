import 'server-only';

/**
 * A gateway returned an error status and did not accept the message. Its response text may name a person and is not
 * stored.
 */
export class GatewayError extends Error {
  constructor(readonly responseCode: number) {
    super(`the gateway responded with status ${responseCode}`);
  }
}

export interface GatewayRequest {
  headers: Record<string, string>;
  body: object;
  timeoutMs: number;
}

/** Largest response body that is read, in bytes. */
const MAX_RESPONSE_BYTES = 16 * 1024;

/**
 * Returns the JSON of a response, or null. The gateway has accepted the message by then, so an unreadable body is no
 * failure.
 */
async function readJson(response: Response): Promise<unknown> {
  try {
    if (Number(response.headers.get('content-length') ?? 0) > MAX_RESPONSE_BYTES) throw new RangeError('too long');
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength;
      if (length > MAX_RESPONSE_BYTES) throw new RangeError('too long');
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    await response.body?.cancel().catch(() => undefined);
    return null;
  }
}

/**
 * Posts one message as JSON. Returns the JSON of a 2xx response, or null if it cannot be read. Throws GatewayError for
 * any other status, including a redirect.
 */
export async function postToGateway(url: URL, { headers, body, timeoutMs }: GatewayRequest): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return readJson(response);
  await response.body?.cancel();
  throw new GatewayError(response.status);
}

/**
 * Returns a gateway's own state, such as `queued`. Returns null for a longer text or other characters, which could be a
 * person's data.
 */
export function gatewayState(state: unknown): string | null {
  return typeof state === 'string' && /^[A-Za-z][\w-]{0,39}$/.test(state) ? state : null;
}
