import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, vi } from 'vitest';
import type { WebhookBody } from '@/lib/contract/developers/webhook-events';
import { WEBHOOK_SERVER_ADDRESS } from '../world';

export interface ReceivedEvent {
  headers: IncomingHttpHeaders;
  text: string;
  body: WebhookBody;
}

type Reply = (response: ServerResponse, received: ReceivedEvent) => void;

/** A partner's server. It returns 204 by default. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedEvent[];
  /** Sets the response to the next requests. */
  respondWith: (reply: number | Reply) => void;
  close: () => Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const deliveries: ReceivedEvent[] = [];
  const withStatus =
    (status: number): Reply =>
    (response) =>
      void response.writeHead(status).end();
  let reply = withStatus(204);
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const one = { headers: request.headers, text, body: JSON.parse(text) as WebhookBody };
      deliveries.push(one);
      reply(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, WEBHOOK_SERVER_ADDRESS, resolve));
  return {
    url: `http://${WEBHOOK_SERVER_ADDRESS}:${(server.address() as AddressInfo).port}/hooks`,
    received: deliveries,
    respondWith: (next) => {
      reply = typeof next === 'number' ? withStatus(next) : next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads the requests that a partner's server received. */
export function receiverSteps(shop: () => WebhookReceiver) {
  const headersOf = (index: number) => shop().received[index]!.headers as Record<string, string>;
  return {
    headersOf,
    /** Resolves after this many requests. */
    waitForRequests: (count: number) =>
      vi.waitFor(() => expect(shop().received.length).toBe(count), { timeout: 5000, interval: 20 }),
    /** Returns true if the library creates the same signature with this secret. */
    signedBy: (secret: string, index: number) => {
      const { text } = shop().received[index]!;
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headersOf(index);
      return signature!.split(' ').includes(new Webhook(secret).sign(id!, new Date(Number(at) * 1000), text));
    },
  };
}
