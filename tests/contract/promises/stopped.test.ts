import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { internationalOrder } from '../support/order-samples';
import { openOwnPostgres, type OwnPostgres } from '../support/processes/own-postgres';
import { postgresServer } from '../support/template';
import type { Reply } from '../support/world';

const REFUSED_WITHIN_MS = 5000;
const RECOVERED_WITHIN_MS = 10_000;
const SENDERS = 8;

describe.skipIf(!postgresServer)('PostgreSQL that stops while the API runs', () => {
  let own: OwnPostgres;
  let postgres: OwnPostgres['postgres'];
  let world: OwnPostgres['world'];
  let ama: OwnPostgres['ama'];
  let waybill = '';
  const acknowledged = new Map<string, string>();
  const sentKeys: string[] = [];
  let refusalCount = 0;

  beforeAll(async () => {
    own = await openOwnPostgres();
    ({ postgres, world, ama } = own);
    waybill = (await place('first')).body.data.waybillNo;
  }, 120_000);
  afterAll(async () => {
    await own?.close();
  });

  const place = async (key: string): Promise<Reply> => {
    if (!sentKeys.includes(key)) sentKeys.push(key);
    const headers = { token: ama.token, 'idempotency-key': key };
    const reply = await world.call('addInternationalOrder', internationalOrder(), headers);
    if (reply.status === 200) acknowledged.set(key, reply.body.data.id);
    else refusalCount += 1;
    return reply;
  };
  const placeWhile = async (sender: number, going: () => boolean): Promise<Reply[]> => {
    const replies = [];
    for (let count = 0; going(); count += 1) replies.push(await place(`${sender}-${count}`));
    return replies;
  };

  function expectRefusal({ status, body, headers }: Reply): void {
    expect({ status, code: body.code, data: body.data }, JSON.stringify(body)).toEqual({
      status: 503,
      code: ERRORS.unavailable.code,
      data: null,
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/ECONN|terminat|postgres|127\.0\.0\.1/i);
  }

  it('gives 503 to requests under way and to all that follow', async () => {
    let going = true;
    const senders = Array.from({ length: SENDERS }, (_, sender) => placeWhile(sender, () => going));
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(3 * SENDERS), { timeout: 10_000 });
    postgres.halt();
    await vi.waitFor(() => expect(refusalCount).toBeGreaterThanOrEqual(SENDERS), { timeout: 10_000 });
    going = false;
    (await Promise.all(senders))
      .flat()
      .filter(({ status }) => status !== 200)
      .forEach(expectRefusal);

    const requests = [
      () => place('while-stopped'),
      () => world.call('queryOrderPage', {}, { token: ama.token }),
      () => world.call('getCustomer', {}, { token: ama.token }),
      // 503, not 401: the session cannot be read.
      () => world.call('checkLogin', {}, { token: ama.token }),
      () => world.call('queryTrack', { waybillNos: [waybill] }),
      () => world.call('queryProvinces', { countryCode: 'GH' }),
    ];
    for (const request of requests) {
      const began = performance.now();
      expectRefusal(await request());
      expect(performance.now() - began).toBeLessThan(REFUSED_WITHIN_MS);
    }
    expect((await fetch(`${world.origin}/api/health`)).status).toBe(503);
    expect(world.process.isRunning()).toBe(true);
  }, 60_000);

  it('is reconnected automatically, with everything acknowledged and nothing twice', async () => {
    postgres.resume();
    const request = () => world.call('getCustomer', {}, { token: ama.token });
    await expect.poll(async () => (await request()).status, { timeout: RECOVERED_WITHIN_MS }).toBe(200);
    const acknowledgedBefore = new Map(acknowledged);
    for (const { status } of await Promise.all(sentKeys.map(place))) expect(status).toBe(200);
    for (const [key, id] of acknowledgedBefore) expect(acknowledged.get(key), key).toBe(id);
    const rows = await world.services.db.selectFrom('orders').select(['id', 'idempotency_key']).execute();
    expect(new Map(rows.map((row) => [row.idempotency_key, row.id]))).toEqual(acknowledged);
    expect(rows).toHaveLength(sentKeys.length);
  }, 60_000);
});
