import 'server-only';
import type { SmsSender } from './sms-sender';

/** A visitor waits for the answer; the client gives up after 4.5 seconds. */
const TIMEOUT_MS = 4000;

export class SmsGatewayError extends Error {
  constructor(readonly responseCode: number) {
    super(`the SMS gateway answered ${responseCode}`);
  }
}

/**
 * SMS through an HTTP gateway (SMS_GATEWAY_URL). One request a message:
 *
 *   POST <SMS_GATEWAY_URL>
 *   Content-Type: application/json
 *   Authorization: Basic ...            (where the address carries user:password@)
 *   { "to": "+233240000123", "from": "DUNIA", "text": "..." }
 *
 * `from` is the sender name of the number's market. Any 2xx means the gateway took the message over; everything else, a redirect included, is a failure.
 */
export function createHttpSmsGateway(
  gatewayUrl: string,
  senderFor: (to: string) => Promise<string>,
  timeoutMs = TIMEOUT_MS,
): SmsSender {
  const url = new URL(gatewayUrl);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(username !== '' && { authorization: `Basic ${credentials}` }),
  };
  return {
    async send({ to, text }) {
      const from = await senderFor(to);
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ to, from, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new SmsGatewayError(response.status);
    },
  };
}
