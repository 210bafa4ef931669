import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import en from '@/messages/en/errors.json';
import tr from '@/messages/tr/errors.json';
import { DAY_MS, HOUR_MS, HOUR_SECONDS, SECOND_MS } from '@/lib/time/durations';
import { insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { placeOrder } from '../support/place-order';
import { RECEIVER_TAIL } from '../support/steps/receiver-steps';
import { onEachDatabase } from '../support/world';
import { expectRefusal } from '../support/refusal';

onEachDatabase('a guess of the last digits of a receiver’s phone', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });
  const place = () => placeOrder(world(), ama);
  const track = (input: Record<string, unknown>, headers = {}) =>
    world().call('getExpressTrackDetails', input, headers);

  it('is refused for an hour after five wrong ones from one network, except for the sender', async () => {
    const [guessed, other] = [await place(), await place()];
    const home = { 'x-client-address': '203.0.113.40' };
    const guess = (phoneTail: string) => track({ waybillNo: guessed.waybillNo, phoneTail }, home);
    for (let count = 0; count < 10; count += 1) expect((await guess(RECEIVER_TAIL)).status).toBe(200);
    for (let count = 0; count < 5; count += 1) {
      const wrong = await guess('9999');
      expect({ status: wrong.status, field: wrong.body.errors?.[0]?.field }).toEqual({
        status: 422,
        field: 'phoneTail',
      });
    }
    const blocked = await guess(RECEIVER_TAIL);
    expectRefusal(blocked, 429, ERRORS.tooManyRequests.code);
    const wait = Number(blocked.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(HOUR_SECONDS - 100);
    expect(wait).toBeLessThanOrEqual(HOUR_SECONDS);
    expect(
      (await track({ waybillNo: guessed.waybillNo, phoneTail: RECEIVER_TAIL }, { ...home, token: ama.token })).status,
    ).toBe(200);
    expect((await track({ waybillNo: other.waybillNo, phoneTail: RECEIVER_TAIL }, home)).status).toBe(200);
    world().pass(HOUR_MS + SECOND_MS);
    expect((await guess(RECEIVER_TAIL)).status).toBe(200);
  });

  it('counts for its network: five wrong ones of a stranger do not lock the receiver’s', async () => {
    const { waybillNo } = await place();
    const from = (network: string, phoneTail: string) =>
      track({ waybillNo, phoneTail }, { 'x-client-address': network });
    for (let count = 0; count < 5; count += 1) expect((await from('198.51.100.1', '9999')).status).toBe(422);
    expect((await from('198.51.100.1', RECEIVER_TAIL)).status).toBe(429);
    expect((await from('198.51.100.2', RECEIVER_TAIL)).status).toBe(200);
    expect(
      (
        await world().call(
          'openParcel',
          { waybillNo, phoneTail: RECEIVER_TAIL },
          { 'x-client-address': '198.51.100.3' },
        )
      ).status,
    ).toBe(200);
  });

  it('is refused after fifty wrong ones for an order and day, with a true message', async () => {
    const [{ waybillNo }, other] = [await place(), await place()];
    const from = (network: number, phoneTail: string, lang = 'en') =>
      track({ waybillNo, phoneTail }, { lang, 'x-client-address': `2001:db8:${network}::1` });
    for (let count = 0; count < 50; count += 1) expect((await from(Math.floor(count / 5), '9999')).status).toBe(422);
    const shut = await from(77, RECEIVER_TAIL);
    expectRefusal(shut, 429, ERRORS.phoneTailLimit.code, en.phoneTailLimit);
    expect(Number(shut.headers.get('retry-after'))).toBeLessThanOrEqual(24 * HOUR_SECONDS);
    expect((await from(78, RECEIVER_TAIL, 'tr')).body.message).toBe(tr.phoneTailLimit);
    // A refused attempt does not count against its network.
    const elsewhere = await track(
      { waybillNo: other.waybillNo, phoneTail: RECEIVER_TAIL },
      { 'x-client-address': '2001:db8:77::1' },
    );
    expect(elsewhere.status).toBe(200);
    world().pass(DAY_MS);
    expect((await from(77, RECEIVER_TAIL)).status).toBe(200);
  });

  it('is checked at most five times for many simultaneous ones from one network', async () => {
    const { waybillNo } = await place();
    const guesses = Array.from({ length: 40 }, (_, index) => String(1000 + index));
    const statuses = await Promise.all(
      guesses.map(
        async (phoneTail) => (await track({ waybillNo, phoneTail }, { 'x-client-address': '203.0.113.41' })).status,
      ),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
  });
});
