import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RECEIVER_PROGRAM } from '@/lib/server/web/docs/guide/receiver';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const event = (number: number) => ({
  type: 'parcel.moved',
  data: { waybillNo: `DX${number}`, description: 'Arrived' },
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let receiver: ChildProcess;
let output = '';
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  const env = { ...process.env, PARCEL_SECRET: SECRET, PORT: String(port) };
  receiver = spawn(process.execPath, ['--input-type=module', '--eval', RECEIVER_PROGRAM], { env });
  receiver.stdout!.on('data', (text) => (output += String(text)));
  await vi.waitFor(() => fetch(url), { timeout: 10_000, interval: 50 });
});
afterAll(() => void receiver.kill());

async function post(id: string, body: unknown, secret = SECRET): Promise<number> {
  const text = JSON.stringify(body);
  const time = new Date();
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, time, text),
  };
  return (await fetch(url, { method: 'POST', headers, body: text })).status;
}

it('the sample receiver has at most 30 lines and prints each event of a batch', async () => {
  expect(RECEIVER_PROGRAM.split('\n').length).toBeLessThanOrEqual(30);
  expect(await post('single', event(1))).toBe(204);
  expect(
    await post(
      'batch',
      [2, 3].map((number) => ({ id: `event-${number}`, ...event(number) })),
    ),
  ).toBe(204);
  await vi.waitFor(() =>
    expect(output.trim().split('\n')).toEqual([
      'single parcel.moved DX1 Arrived',
      'event-2 parcel.moved DX2 Arrived',
      'event-3 parcel.moved DX3 Arrived',
    ]),
  );
});

it('the sample receiver refuses a batch signed with another secret', async () => {
  expect(await post('other', [event(4)], `whsec_${Buffer.alloc(32, 8).toString('base64')}`)).toBe(401);
  expect(output).not.toContain('DX4');
});
