import net from 'node:net';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { newKey, wire } from '../support/steps/account-steps';
import { walkEveryCall, type Journey } from '../support/journey/journey';
import { internationalOrder, insertPlaces } from '../support/order-samples';
import { signUp } from '../support/people';
import { onEachProcess, type ProcessWorld } from '../support/processes/process-world';

interface Line {
  level: string;
  time: string;
  msg: string;
  call?: string;
  [field: string]: unknown;
}

const linesOf = (world: ProcessWorld): Line[] =>
  world.process
    .output()
    .split('\n')
    // The text after the last line end is an incomplete line.
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

const ERROR = 'error';

/** A marker in this test's failing order only. */
const UNLUCKY = 'Zaynab Unlucky';

onEachProcess(
  'the log of a whole visit',
  (world) => {
    let journey: Journey;
    beforeAll(async () => {
      await insertPlaces(world());
      await world().process.start();
      journey = await walkEveryCall(world());
      await failInEveryWay(world());
    }, 120_000);

    /**
     * Makes refused requests, which are logged too: wrong passwords and codes, malformed bodies, unknown and expired
     * tokens.
     */
    async function failInEveryWay({ call, origin }: ProcessWorld): Promise<void> {
      const account = journey.secrets[0]!;
      const dead = journey.secrets.find((secret) => secret.length === 43)!;
      await call('login', { userName: account, password: await wire('Wrong-Horse-9') });
      await call('checkResetCode', { account, countryCode: 'GH', verifyCode: '000001' });
      await call('getSmsCode', { account, countryCode: 'GH', purpose: 'RESET', captchaKey: newKey(), captcha: '99' });
      await call('getCustomer', {}, { token: dead, authorization: `Bearer ${dead}` });
      await call('saveCustomerFeedback', { name: 'Abena', email: account, countryCode: 'XX', phone: '024 000 7654' });
      const headers = { 'content-type': 'application/json', token: dead, 'idempotency-key': account };
      await fetch(`${origin}/api/oms/order/add?email=${account}`, { method: 'POST', headers, body: `{"${account}` });
      await fetch(`${origin}/api/v1/nowhere/${account}?token=${dead}`);
    }

    it('has a line for every call, with enough to find it', async () => {
      const callLines = () => linesOf(world()).filter(({ msg }) => msg === 'call handled');
      await expect.poll(() => callLines().length).toBeGreaterThan(journey.steps.length);
      const lines = callLines();
      for (const { name } of journey.steps) expect(lines.map(({ call }) => call)).toContain(name);
      for (const line of lines) {
        // A partner's key appears with its id only.
        const { key: _, ...rest } = line;
        expect(Object.keys(rest).sort()).toEqual(['call', 'level', 'ms', 'msg', 'requestId', 'status', 'time']);
        expect(line.level).toBe('info');
        expect(line['requestId']).toMatch(/^[\w-]{8,}$/);
        expect(new Date(line.time).toISOString()).toBe(line.time);
      }
    });

    it('contains no typed value, token or code', () => {
      expect(journey.secrets.length).toBeGreaterThan(25);
      const output = world().process.output();
      for (const secret of [...journey.secrets, 'Wrong-Horse-9', '000001']) {
        expect(secret.length).toBeGreaterThan(3);
        expect(output.toLowerCase(), secret).not.toContain(secret.toLowerCase());
      }
    });

    it('names the request of a form', async () => {
      const response = await fetch(`${world().origin}/api/form/feedback`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ prefix: 'gh-en', name: '' }),
      });
      const requestId = response.headers.get('x-request-id');
      expect(requestId).toMatch(/^[\w-]{8,}$/);
      const formLines = () => linesOf(world()).filter(({ msg }) => msg === 'form handled');
      await expect.poll(formLines).toContainEqual(expect.objectContaining({ requestId }));
    });

    it('records an aborted upload as no error', async () => {
      const countEndedCalls = () => linesOf(world()).filter(({ call }) => call === 'addDomesticOrder').length;
      const before = countEndedCalls();
      const head =
        'POST /api/oms/order/add HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
      const socket = net.connect(Number(new URL(world().origin).port), '127.0.0.1');
      await new Promise<void>((written) => socket.write(`${head}{"kind":`, () => written()));
      await new Promise((later) => setTimeout(later, 100)); // until the call has begun to read
      socket.destroy();
      await expect.poll(countEndedCalls).toBe(before + 1);
      expect(linesOf(world()).filter(({ level }) => level === ERROR)).toEqual([]);
    });

    it('contains nothing of a row that the database rejected', async () => {
      const { db } = world().services;
      const refusing =
        world().engine === 'postgres'
          ? `alter table orders add constraint unlucky check (receiver_name <> '${UNLUCKY}')`
          : `create trigger unlucky before insert on orders when new.receiver_name = '${UNLUCKY}' begin select raise(abort, 'unlucky'); end`;
      await sql.raw(refusing).execute(db);
      const { token } = await signUp(world());
      const sample = internationalOrder();
      const order = { ...sample, receiver: { ...sample.receiver, name: UNLUCKY }, remark: 'Near the old well' };
      const { status, body } = await world().call('addInternationalOrder', order, { token });
      expect({ status, data: body.data }).toEqual({ status: 500, data: null });
      expect(JSON.stringify(body)).not.toMatch(/unlucky|constraint|trigger/i);
      const failures = () => linesOf(world()).filter(({ level }) => level === ERROR);
      await expect.poll(failures).toHaveLength(1);
      const output = JSON.stringify(failures()[0]);
      expect(output).toContain('addInternationalOrder');
      expect(output).toMatch(/unlucky/);
      // The statement has placeholders instead of values.
      expect(failures()[0]!.err).toMatchObject({ statement: expect.stringMatching(/insert into "?orders/) });
      for (const secret of [UNLUCKY, 'old well', sample.sender.phone, token]) expect(output).not.toContain(secret);
    });
  },
  { LOG_LEVEL: 'debug' },
);
