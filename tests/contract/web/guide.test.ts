import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '@/lib/time/durations';
import { DOCS_PATHS } from '@/lib/contract/developers/docs-address';
import { KEY_SCOPES } from '@/lib/contract/developers/key-scopes';
import { findFreePort } from '../../fixtures/free-port';
import { readPdf } from '../../fixtures/read-pdf';
import { registerVisitor } from '../support/steps/account-steps';
import { onOneDatabase, WEBHOOK_SERVER_ADDRESS } from '../support/world';

const TEXT_OF = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' } as const;
const asText = (html: string) =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot);/g, (mark) => TEXT_OF[mark as keyof typeof TEXT_OF]);

/** Languages of the guide, with the program that runs each. `npm test` installs the programs. */
const LANGUAGES = [
  { id: 'curl', program: 'curl' },
  { id: 'javascript', program: 'node' },
  { id: 'python', program: 'python3' },
  { id: 'php', program: 'php' },
] as const;

/** Names the missing program if a language cannot be run. A full run then fails. */
function skipWithout(program: string, skip: (note: string) => void): void {
  if (!spawnSync(program, ['--version'], { stdio: 'ignore' }).error) return;
  const note = `${program} is not installed, so the guide's samples for it are not run`;
  if (process.env.REQUIRE_POSTGRES) throw new Error(note);
  console.warn(note);
  skip(note);
}

// The subject is the printed text and its programs. Other suites make the same calls on each database.
onOneDatabase('the guide, typed as printed', (world) => {
  let guide: string;
  let folder: string;
  beforeAll(async () => {
    guide = await (await fetch(`${world().origin}${DOCS_PATHS.guide}`)).text();
    folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Returns a language's samples in the order of the page. `id`: empty for samples of every language. */
  const samplesOf = (id: string) =>
    [...guide.matchAll(new RegExp(`<div class="block${id && ` ${id}`}">.*?<pre[^>]*>(.*?)</pre>`, 'gs'))].map(
      ([, html]) => asText(html!),
    );
  /** Returns the sample's file name on the page, and the page's command to run it. */
  function placeOf(id: string): { file: string; command: string[] } {
    const [, file = '', command = ''] = new RegExp(
      `<li>${id}: <code>(.*?)</code>, run by <code>(.*?)</code>`,
      'i',
    ).exec(guide)!;
    return { file, command: command.split(' ') };
  }

  async function newTestKey(): Promise<{ key: string; token: string }> {
    const { token } = await registerVisitor(world());
    // registerVisitor moves the server's clock forward by a minute, and a receiver compares it with the system clock.
    world().pass(-MINUTE_MS);
    const input = { name: 'Guide', mode: 'test', scopes: KEY_SCOPES };
    const reply = await world().call('createApiKey', input, { token });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return { key: reply.body.data.key, token };
  }

  it('states what the programs need to know', () => {
    const [terminal] = samplesOf('');
    expect(terminal).toMatch(/^export PARCEL_API=https?:\/\/\S+\/api\nexport PARCEL_KEY=dx_test_/);
  });

  const receiverSample = () => samplesOf('').find((text) => text.includes('createServer'))!;

  interface Run {
    process: ChildProcess;
    cwd: string;
    printed: () => string;
    /** The exit code. */
    ended: Promise<number | null>;
  }

  function start(command: readonly string[], cwd: string, settings: Record<string, string>): Run {
    const env = { PATH: process.env.PATH, ...settings } as unknown as NodeJS.ProcessEnv;
    const child = spawn(command[0]!, command.slice(1), { cwd, env, stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    const exitCode = new Promise<number | null>((done) => child.on('close', done));
    return { process: child, cwd, printed: () => output, ended: exitCode };
  }

  /** Writes a language's samples to the file that the page names and runs the page's command. */
  function startGuide(id: string, key: string, receiver = 'https://shop.example/parcels'): Run {
    const { file, command } = placeOf(id);
    const cwd = mkdtempSync(path.join(folder, `${id}-`));
    writeFileSync(path.join(cwd, file), samplesOf(id).join('\n\n'));
    return start(command, cwd, {
      PARCEL_API: `${world().origin}/api`,
      PARCEL_KEY: key,
      PARCEL_RECEIVER: receiver,
    });
  }

  function startReceiver(secret: string, port: number): Run {
    const cwd = mkdtempSync(path.join(folder, 'receiver-'));
    writeFileSync(path.join(cwd, 'receiver.mjs'), receiverSample());
    return start(['node', 'receiver.mjs'], cwd, { PARCEL_SECRET: secret, PORT: String(port) });
  }

  const isListening = (address: string) =>
    vi.waitFor(() => fetch(address, { method: 'POST', body: '{}' }), { timeout: 10_000, interval: 50 });

  it.for(LANGUAGES)(
    'places, labels and tracks a test order and receives an event, in $id',
    async (language, { skip }) => {
      const { id, program } = language;
      skipWithout(program, skip);
      expect(samplesOf(id)).toHaveLength(5);
      const { key, token } = await newTestKey();
      const port = await findFreePort();
      const address = `http://${WEBHOOK_SERVER_ADDRESS}:${port}/parcels`;
      const run = startGuide(id, key, address);
      let receiver: Run | undefined;
      try {
        const secret = await vi.waitFor(
          () => {
            const match = /PARCEL_SECRET=(whsec_\S+)/.exec(run.printed())?.[1];
            expect(match, run.printed()).toBeDefined();
            return match!;
          },
          { timeout: 20_000, interval: 50 },
        );
        receiver = startReceiver(secret, port);
        await isListening(address);
        run.process.stdin!.write('\n');
        expect(await run.ended, run.printed()).toBe(0);
        await vi.waitFor(() => expect(receiver!.printed()).toMatch(/^\S+ parcel\.moved DX\S+ \S/m), {
          timeout: 10_000,
        });
      } finally {
        run.process.kill('SIGKILL');
        receiver?.process.kill('SIGKILL');
      }

      const { items } = (await world().call('queryOrderPage', {}, { token })).body.data;
      expect(items).toHaveLength(1);
      const order = (await world().call('getOrder', { id: items[0].id }, { token })).body.data;
      expect(order).toMatchObject({ isTest: true, state: 'WAITING', receiverCountry: 'GH' });
      const { minor } = order.quote.totals[0];
      for (const expected of [order.waybillNo, String(minor), 'label.pdf', 'WAITING'])
        expect(run.printed()).toContain(expected);

      const label = (await readPdf(new Uint8Array(readFileSync(path.join(run.cwd, 'label.pdf'))))).pages[0]!.text;
      expect(label).toContain('Specimen: not for shipping');
      expect(label.replaceAll(/\s/g, '')).toContain(order.waybillNo);
    },
  );

  it.for(LANGUAGES)('stops at a refused call, in $id', async ({ id, program }, { skip }) => {
    skipWithout(program, skip);
    const run = startGuide(id, 'dx_test_wrong');
    expect(await run.ended).not.toBe(0);
    expect(run.printed()).toMatch(/401/);
  });

  it('has a receiver of at most 30 lines that rejects unsigned and old events', async () => {
    expect(receiverSample().split('\n').length).toBeLessThanOrEqual(30);
    const secret = Buffer.from('a secret of twenty-four').toString('base64');
    const port = await findFreePort();
    const address = `http://127.0.0.1:${port}/parcels`;
    const receiver = startReceiver(`whsec_${secret}`, port);
    try {
      await isListening(address);
      const body = JSON.stringify({ type: 'parcel.moved', data: { waybillNo: 'DX1', description: 'Collected' } });
      const send = async (time: number, sign: (signed: string) => string, sent = body) => {
        const signature = sign(
          createHmac('sha256', Buffer.from(secret, 'base64')).update(`m1.${time}.${body}`).digest('base64'),
        );
        const headers = { 'webhook-id': 'm1', 'webhook-timestamp': String(time), 'webhook-signature': signature };
        return (await fetch(address, { method: 'POST', headers, body: sent })).status;
      };
      const now = Math.floor(Date.now() / 1000);
      const right = (signed: string) => `v1,${signed}`;
      expect(await send(now, right)).toBe(204);
      expect(await send(now, (signed) => `v1,${'A'.repeat(43)}= v1,${signed}`)).toBe(204);
      expect(await send(now, right, `${body} `)).toBe(401);
      expect(await send(now - 600, right)).toBe(401);
      for (const wrong of ['', 'v1,', 'v1,é', `v1,${'A'.repeat(43)}=`]) expect(await send(now, () => wrong)).toBe(401);
      expect(receiver.printed().match(/^m1 parcel\.moved DX1 Collected$/gm)).toHaveLength(2);
    } finally {
      receiver.process.kill('SIGKILL');
    }
  });
});
