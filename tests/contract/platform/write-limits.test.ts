import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { MAX_WRITES_OF_ACCOUNT, MAX_WRITES_OF_NETWORK } from '@/lib/server/platform/throttle/limit-writes';
import { internationalOrder, insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { onEachDatabase } from '../support/world';
import { expectRefusal } from '../support/refusal';

/** Number of calls that run at the same time. */
const AT_ONCE = 20;

onEachDatabase('a call that writes', (world, engine) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const place = ({ token }: Person, address?: string) =>
    world().call('addInternationalOrder', internationalOrder(), {
      token,
      ...(address && { 'x-client-address': address }),
    });
  /** A rejected write counts like any other. */
  const write = (headers: Record<string, string>) =>
    headers.token
      ? world().call('deleteAddress', { id: randomUUID() }, headers)
      : world().call('saveSurveyResult', {}, headers);
  async function writeTimes(times: number, headers: Record<string, string>): Promise<void> {
    for (let count = 0; count < times; count += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, times - count) }, () => write(headers)));
  }
  const expectRefused = ({ status, headers, body }: Awaited<ReturnType<typeof place>>) => {
    expectRefusal({ status, body }, 429, ERRORS.tooManyRequests.code);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  };

  it('is limited for one account, which can still read', async () => {
    await writeTimes(MAX_WRITES_OF_ACCOUNT, { token: ama.token });
    expectRefused(await place(ama));
    expectRefused(await world().call('placeSheetOrders', { orders: [] }, { token: ama.token }));
    expect((await world().call('queryOrderPage', {}, { token: ama.token })).status).toBe(200);
    expect((await place(await signUp(world()))).status).toBe(200);
  });

  // The limit above shows that each database counts; this one differs by its key only.
  it.skipIf(engine === 'postgres')('is limited for one network across accounts', async () => {
    const address = '192.0.2.1';
    await writeTimes(MAX_WRITES_OF_NETWORK, { 'x-client-address': address });
    const kofi = await signUp(world());
    expectRefused(await place(kofi, address));
    expect((await place(kofi)).status).toBe(200);
  });
});
