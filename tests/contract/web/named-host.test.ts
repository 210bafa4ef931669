import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiListener } from '@/lib/server/web/api/api-listener';
import { sendRaw } from '../support/hostile/raw-http';
import { onEachDatabase } from '../support/world';

/** docs/upgrading.md: without our listener, the adapter builds an address from the Host header. */
onEachDatabase(
  'the Host header of a call',
  (world) => {
    let server: Server;
    beforeAll(async () => {
      server = createServer(createApiListener(world().services));
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    });
    afterAll(() => new Promise((closed) => server.close(closed)));

    it.each(['evil.example', 'localhost:99999999', '999.999.999.999', '[::', 'a b', 'ü.example'])(
      'has no effect: %s',
      async (host) => {
        const { port } = server.address() as AddressInfo;
        const head = `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
        const response = await sendRaw(port, Buffer.from(head));
        expect(response.status).toBe(200);
        expect(response.bytes.toString()).not.toContain(host);
      },
    );
  },
  ['sqlite'],
);
