import type * as crypto from 'node:crypto';
import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { internationalOrder, insertPlaces } from './order-samples';
import { signUp } from './people';
import { onEachDatabase } from './world';

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  return { ...real, randomBytes: vi.fn(real.randomBytes) };
});

onEachDatabase('random numbers of orders', (world) => {
  beforeAll(() => insertPlaces(world()));

  it('are drawn again when they are taken', async () => {
    const { token } = await signUp(world());
    const place = async () => (await world().call('addInternationalOrder', internationalOrder(), { token })).body.data;
    const taken = await place();
    const same = Buffer.alloc(8);
    same.writeBigUInt64BE(BigInt(taken.waybillNo.slice(2, 12)));
    const draws = vi.mocked(randomBytes);
    draws.mockClear();
    // The random numbers of the order before: its waybill digits, then its order number.
    draws.mockReturnValueOnce(same as never).mockReturnValueOnce(Buffer.from('somebody') as never);
    const next = await place();
    expect(draws).toHaveBeenCalledTimes(4);
    expect(next.waybillNo).not.toBe(taken.waybillNo);
    expect((await world().call('queryOrderPage', {}, { token })).body.data.items).toHaveLength(2);
  });

  it('give up when every draw is taken, without an order', async () => {
    const { token } = await signUp(world());
    const draws = vi.mocked(randomBytes);
    const place = () => world().call('addInternationalOrder', internationalOrder(), { token });
    const constant = draws.getMockImplementation();
    draws.mockImplementation(((size: number) => Buffer.alloc(size, 7)) as never);
    try {
      expect((await place()).status).toBe(200);
      draws.mockClear();
      expect((await place()).status).toBe(500);
      expect(draws).toHaveBeenCalledTimes(10);
    } finally {
      draws.mockImplementation(constant as never);
    }
    expect((await world().call('queryOrderPage', {}, { token })).body.data.items).toHaveLength(1);
  });
});
