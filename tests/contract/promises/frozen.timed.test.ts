import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { internationalOrder } from '../support/order-samples';
import { openOwnPostgres, type OwnPostgres } from '../support/processes/own-postgres';
import { postgresServer } from '../support/template';
import type { Reply } from '../support/world';

const REFUSED_WITHIN_MS = 5000;
const NORMAL_WITHIN_MS = 5000;
/** More requests than a process has connections, so that some wait for others. */
const CALLERS = 40;

describe.skipIf(!postgresServer)('PostgreSQL that freezes while the API runs', () => {
  let own: OwnPostgres;
  let postgres: OwnPostgres['postgres'];
  let world: OwnPostgres['world'];
  let ama: OwnPostgres['ama'];
  let waybill = '';

  beforeAll(async () => {
    own = await openOwnPostgres();
    ({ postgres, world, ama } = own);
    waybill = (await place(0)).body.data.waybillNo;
  }, 120_000);
  afterAll(async () => {
    postgres?.thaw();
    await own?.close();
  });

  const place = (key: number): Promise<Reply> =>
    world.call('addInternationalOrder', internationalOrder(), { token: ama.token, 'idempotency-key': `order-${key}` });
  const calls: ((caller: number) => Promise<Reply>)[] = [
    place,
    () => world.call('queryOrderPage', {}, { token: ama.token }),
    () => world.call('queryTrack', { waybillNos: [waybill] }),
    () => world.call('checkLogin', {}, { token: ama.token }),
  ];
  const timed = async (work: Promise<Reply>) => {
    const began = performance.now();
    const { status, body } = await work;
    return { status, code: body.code, ms: Math.round(performance.now() - began) };
  };
  const callAtOnce = (first: number) =>
    Promise.all(Array.from({ length: CALLERS }, (_, caller) => timed(calls[caller % calls.length]!(first + caller))));

  it('returns 503 in time to any number of requests, and responds normally after it resumes', async () => {
    for (const { status } of await callAtOnce(1000)) expect(status).toBe(200);
    postgres.freeze();
    const slowest: number[] = [];
    for (const round of [2000, 3000]) {
      const replies = await callAtOnce(round);
      expect(new Set(replies.map(({ status, code }) => `${status} ${code}`))).toEqual(
        new Set([`503 ${ERRORS.unavailable.code}`]),
      );
      slowest.push(Math.max(...replies.map(({ ms }) => ms)));
    }
    expect((await fetch(`${world.origin}/api/health`)).status).toBe(503);
    postgres.thaw();
    const began = performance.now();
    await expect
      .poll(async () => (await callAtOnce(4000)).every(({ status }) => status === 200), { timeout: NORMAL_WITHIN_MS })
      .toBe(true);
    console.log(
      `frozen: refused within ${slowest.join(', ')} ms; normal after ${Math.round(performance.now() - began)} ms`,
    );
    for (const ms of slowest) expect(ms).toBeLessThan(REFUSED_WITHIN_MS);
    // A refused request that is sent again gives one order.
    for (const caller of [2000, 3000, 4000]) expect((await place(caller)).status).toBe(200);
    const orders = await world.services.db.selectFrom('orders').select('idempotency_key').execute();
    expect(new Set(orders.map(({ idempotency_key }) => idempotency_key)).size).toBe(orders.length);
  }, 60_000);
});
