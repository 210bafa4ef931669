import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmsGateway {
  url: string;
  /** Accepted messages, oldest first. */
  texts: { to: string; from: string; text: string; id?: string; idempotencyKey: string | undefined }[];
  /** Sets the status of the next responses. `drop` closes the connection, `mute` never responds. */
  behave: (manner: number | 'drop' | 'mute') => void;
  close: () => Promise<void>;
}

interface Settings {
  /** Milliseconds between accepting a message and responding. */
  responseDelay?: () => number;
  onText?: (text: SmsGateway['texts'][number]) => void;
}

/** Starts a gateway as http-sms-gateway.ts describes it, on loopback. */
export async function openSmsGateway({ responseDelay, onText }: Settings = {}): Promise<SmsGateway> {
  const texts: SmsGateway['texts'] = [];
  let manner: number | 'drop' | 'mute' = 202;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (manner === 'mute') return;
      if (manner === 'drop') return void request.socket.destroy();
      const status = manner;
      if (status < 300) {
        const key = request.headers['idempotency-key'] as string | undefined;
        const text = { ...JSON.parse(Buffer.concat(chunks).toString()), idempotencyKey: key };
        texts.push(text);
        onText?.(text);
      }
      const respond = () =>
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{"state":"queued"}');
      if (responseDelay) setTimeout(respond, responseDelay());
      else respond();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    texts,
    behave: (next) => {
      manner = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
