import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Services } from '@/lib/server/platform/context';
import { internationalOrder, insertPlaces } from '../../support/order-samples';
import { signUp } from '../../support/people';
import { onEachDatabase } from '../../support/world';

onEachDatabase('the random number of an order', (world) => {
  let own: Services['randomBytes'];
  beforeAll(() => insertPlaces(world()));
  beforeEach(() => void (own = world().services.randomBytes));
  afterEach(() => void (world().services.randomBytes = own));

  /**
   * Makes the next numbers of the server from these bytes, then from the last byte. Returns how many numbers were made.
   */
  function numbersFrom(numbers: readonly number[]): () => number {
    let used = 0;
    world().services.randomBytes = (size) => new Uint8Array(size).fill(numbers[used++] ?? numbers.at(-1)!);
    return () => used;
  }
  async function sender() {
    const { token } = await signUp(world());
    return {
      place: () => world().call('addInternationalOrder', internationalOrder(), { token }),
      orders: async () => (await world().call('queryOrderPage', {}, { token })).body.data.items,
    };
  }

  it('is generated again if already in use', async () => {
    const { place, orders } = await sender();
    // An order takes two numbers: its waybill, then its order number.
    numbersFrom([1, 2]);
    const first = (await place()).body.data;
    const used = numbersFrom([1, 3, 4, 5]);
    const next = await place();
    expect({ status: next.status, used: used() }).toEqual({ status: 200, used: 4 });
    expect(next.body.data.waybillNo).not.toBe(first.waybillNo);
    expect(await orders()).toHaveLength(2);
  });

  it('fails without an order if every attempt is in use', async () => {
    const { place, orders } = await sender();
    numbersFrom([7]);
    expect((await place()).status).toBe(200);
    const used = numbersFrom([7]);
    expect((await place()).status).toBe(500);
    expect(used()).toBe(10);
    expect(await orders()).toHaveLength(1);
  });
});
