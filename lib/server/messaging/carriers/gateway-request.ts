import 'server-only';

/** A gateway answered, and did not take the message over. Its own words may name a person and are not kept. */
export class GatewayError extends Error {
  constructor(readonly responseCode: number) {
    super(`the gateway answered ${responseCode}`);
  }
}

export interface GatewayRequest {
  headers: Record<string, string>;
  body: object;
  timeoutMs: number;
}

/** Bytes of an answer that are read. */
const LONGEST_ANSWER = 16 * 1024;

/** The JSON of an answer, or null. The message is taken over by then: what is wrong with the answer is no failure. */
async function readJson(response: Response): Promise<unknown> {
  try {
    if (Number(response.headers.get('content-length') ?? 0) > LONGEST_ANSWER) throw new RangeError('too long');
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength;
      if (length > LONGEST_ANSWER) throw new RangeError('too long');
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    await response.body?.cancel().catch(() => undefined);
    return null;
  }
}

/** Posts one message as JSON; answers the JSON of a 2xx. Everything else, a redirect included, throws. */
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

/** A state as gateways call theirs (`queued`); anything longer or with other characters could be a person's data. */
export function gatewayState(state: unknown): string | null {
  return typeof state === 'string' && /^[A-Za-z][\w-]{0,39}$/.test(state) ? state : null;
}
