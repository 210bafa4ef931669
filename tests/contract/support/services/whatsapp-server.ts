import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WhatsAppServer {
  url: string;
  /** Received requests, oldest first. */
  requests: { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }[];
  /** Sets the status of the next responses. */
  behave: (status: number) => void;
  close: () => Promise<void>;
}

/** Starts a server on loopback that responds like the Cloud API. */
export async function openWhatsAppServer(): Promise<WhatsAppServer> {
  const requests: WhatsAppServer['requests'] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({
        path: request.url,
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      const acceptance = { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1', message_status: 'accepted' }] };
      const refusal = { error: { message: 'no such template', code: 132001 } };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status < 300 ? acceptance : refusal));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0/1234/`,
    requests,
    behave: (next) => void (status = next),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
