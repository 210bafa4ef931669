import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serverCaller } from '@/lib/server/caller';

/** What the gateway answers as data. */
let data: unknown;
let gateway: Server;

beforeAll(async () => {
  gateway = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, code: 0, message: '', data }));
  });
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  gateway.close();
});

const ask = () => serverCaller({ country: 'GH', language: 'en' })('queryJobList', {});

it('gives a page what the contract knows of a gateway’s answer', async () => {
  data = [];
  expect(await ask()).toEqual([]);
});

it.each([null, 'jobs', { jobs: [] }, [null], [{ number: 7 }]])('refuses an answer that is none: %j', async (answer) => {
  data = answer;
  await expect(ask()).rejects.toMatchObject({ kind: 'network' });
});
