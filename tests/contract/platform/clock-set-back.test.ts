import { beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/time/durations';
import { newEmail, registerVisitor } from '../support/steps/account-steps';
import { insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { requestOrder } from '../support/place-order';
import { onEachDatabase, sendDueEntries } from '../support/world';

onEachDatabase('a clock that is set back by an hour', (world) => {
  let ama: Person;
  const place = (key: string) => requestOrder(world(), ama, key);
  const listIds = async () => {
    const reply = await world().call('queryOrderPage', {}, { token: ama.token });
    return (reply.body.data.items as { id: string }[]).map(({ id }) => id).sort();
  };

  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  it('lets sessions, orders, codes and messages continue', async () => {
    const before = await place('before');
    expect(before.status).toBe(200);
    await sendDueEntries(world());

    world().pass(-HOUR_MS);
    expect((await world().call('checkLogin', {}, { token: ama.token })).body.data).toEqual({ loggedIn: true });
    expect((await place('before')).body.data.id).toBe(before.body.data.id);
    const after = await place('after');
    expect(after.status).toBe(200);
    expect(after.body.data.waybillNo).not.toBe(before.body.data.waybillNo);
    expect(await listIds()).toEqual([before.body.data.id, after.body.data.id].sort());
    // Requests and uses a code at the same clock time.
    await registerVisitor(world(), newEmail());
    await sendDueEntries(world());
    const waybill: string = after.body.data.waybillNo;
    expect(
      world()
        .outbox()
        .some(({ text }) => text.includes(waybill)),
    ).toBe(true);

    const cancellation = await world().call('cancelOrder', { id: before.body.data.id }, { token: ama.token });
    expect(cancellation.status).toBe(200);

    world().pass(HOUR_MS);
    expect((await world().call('checkLogin', {}, { token: ama.token })).body.data).toEqual({ loggedIn: true });
    expect((await place('after')).body.data.id).toBe(after.body.data.id);
  });
});
