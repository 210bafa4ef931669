import 'server-only';
import * as z from 'zod';
import { gatewayState, postToGateway } from '../messaging/carriers/gateway-request';
import type { SmsSender } from './sms-sender';

/** A visitor waits for the answer; the client gives up after 4.5 seconds. */
const TIMEOUT_MS = 4000;

const Answer = z.object({ state: z.string() });

/**
 * SMS through an HTTP gateway (SMS_GATEWAY_URL). One request a message:
 *
 *   POST <SMS_GATEWAY_URL>
 *   Content-Type: application/json
 *   Authorization: Basic ...            (where the address carries user:password@)
 *   Idempotency-Key: 5f3c...            (the id; codes, which nobody sends twice, have none)
 *   { "to": "+233240000123", "from": "DUNIA", "text": "...", "id": "5f3c..." }
 *
 * `from` is the sender name of the number's market. Any 2xx means the gateway took the message over; everything else, a redirect included,
 * is a failure. A message whose answer did not reach us is sent again with the same id, and must then be answered 2xx without being
 * delivered twice. 4xx other than 408 and 429 means that sending it again is of no use. A JSON answer may have a `state` ("queued"), which
 * operators are shown.
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
  const signedIn: Record<string, string> = username === '' ? {} : { authorization: `Basic ${credentials}` };
  return {
    async send({ to, text, id }) {
      const from = await senderFor(to);
      const answer = await postToGateway(url, {
        headers: { ...signedIn, ...(id !== undefined && { 'idempotency-key': id }) },
        body: { to, from, text, ...(id !== undefined && { id }) },
        timeoutMs,
      });
      return gatewayState(Answer.safeParse(answer).data?.state);
    },
  };
}
