import 'server-only';
import * as z from 'zod';
import { gatewayState, postToGateway } from './gateway-request';
import type { SmsSender } from '../../platform/ports/sms-sender';

/** Milliseconds to wait for the gateway. A visitor may wait for a code, and the client's own timeout is 4.5 seconds. */
const TIMEOUT_MS = 4000;

const SendResponse = z.object({ state: z.string() });

/**
 * Creates a sender for SMS through an HTTP gateway (SMS_GATEWAY_URL). Each message is one request:
 *
 *   POST <SMS_GATEWAY_URL>
 *   Content-Type: application/json
 *   Authorization: Basic ...            (if the address contains user:password@)
 *   Idempotency-Key: 5f3c...            (the id; codes are never sent twice and have none)
 *   { "to": "+233240000123", "from": "DUNIA", "text": "...", "id": "5f3c..." }
 *
 * `from` is the sender name in the number's market. A 2xx status means that the gateway accepted the message. Any other
 * status, including a redirect, is a failure. If its response is lost, a message is sent again with the same id. The
 * gateway must then return 2xx without delivering the message twice. A 4xx status other than 408 and 429 means that a
 * retry is useless. A JSON response may contain a `state` ("queued"), which operators can see.
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
  const authorization: Record<string, string> = username === '' ? {} : { authorization: `Basic ${credentials}` };
  return {
    async send({ to, text, id }) {
      const from = await senderFor(to);
      const body = await postToGateway(url, {
        headers: { ...authorization, ...(id !== undefined && { 'idempotency-key': id }) },
        body: { to, from, text, ...(id !== undefined && { id }) },
        timeoutMs,
      });
      return gatewayState(SendResponse.safeParse(body).data?.state);
    },
  };
}
