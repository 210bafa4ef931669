import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { historyFault } from '@/lib/server/parcels/orders/delivery/history-fault';
import { DAY_MS } from '@/lib/time/durations';
import { internationalOrder, insertPlaces } from '../../support/order-samples';
import { signUpShop, type Person } from '../../support/people';
import { onEachDatabase, type Reply } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const data = (reply: Reply): OrderView => reply.body.data;

onEachDatabase('an order request among many at once', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUpShop(world());
  });

  const place = (key?: string, input: Record<string, unknown> = internationalOrder(), person = ama) =>
    world().call('addInternationalOrder', input, { token: person.token, 'idempotency-key': key });
  const countOrders = async (userId: string) => {
    const { db } = world().services;
    const row = await db
      .selectFrom('orders')
      .select((the) => the.fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };

  it('creates one order from twenty equal requests with one key', async () => {
    const person = await signUpShop(world());
    const replies = await Promise.all(TWENTY.map(() => place('twenty-at-once', internationalOrder(), person)));
    expect(replies.map(({ status }) => status)).toEqual(TWENTY.map(() => 200));
    expect(new Set(replies.map((reply) => JSON.stringify(data(reply)))).size).toBe(1);
    expect(await countOrders(person.userId)).toBe(1);
  });

  it('returns the same order for the same key and body later, in any spelling of the body', async () => {
    const first = data(await place('spelled'));
    const reversed = Object.fromEntries(Object.entries(internationalOrder()).reverse());
    const viaAddOrder = await world().call(
      'addOrder',
      { ...reversed, kind: 'international', remark: ' Call before delivery ' },
      { token: ama.token, 'idempotency-key': 'spelled' },
    );
    expect(data(viaAddOrder)).toEqual(first);
  });

  it('returns the stored order when repeated, even if it could no longer be placed', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(world().services.now());
    const input = { ...internationalOrder(), sendingMode: 'PICKUP', pickup: { date: today, window: 'MORNING' } };
    const first = data(await place('yesterday', input));
    world().pass(2 * DAY_MS);
    // The expected days are current, not copied from the first response.
    const orderFacts = ({ parcels, ...order }: OrderView) => ({
      ...order,
      waybills: parcels.map((each) => each.waybillNo),
    });
    expect(orderFacts(data(await place('yesterday', input)))).toEqual(orderFacts(first));
    expect((await place('today', input)).status).toBe(422);
  });

  it('rejects the key with another body, once and among twenty', async () => {
    await place('other-body');
    const other = await place('other-body', { ...internationalOrder(), remark: 'Another' });
    expectRefusal(other, 409, ERRORS.idempotencyKeyReused.code);
    const person = await signUpShop(world());
    const replies = await Promise.all(
      TWENTY.map((index) => place('mixed', { ...internationalOrder(), remark: index % 2 ? 'odd' : 'even' }, person)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(replies.filter(({ body }) => body.code === ERRORS.idempotencyKeyReused.code)).toHaveLength(10);
    expect(await countOrders(person.userId)).toBe(1);
  });

  it('accepts a corrected order with the key of a refused one, once', async () => {
    const person = await signUpShop(world());
    const wrong = { ...internationalOrder(), agreed: false };
    const fields = (reply: Reply) => [reply.status, reply.body.code];
    expect((await place('one-draft', wrong, person)).status).toBe(422);
    const correction = await place('one-draft', internationalOrder(), person);
    expect(correction.status).toBe(200);
    const otherTab = await place('one-draft', { ...internationalOrder(), remark: 'Corrected elsewhere' }, person);
    expect(fields(otherTab)).toEqual([409, ERRORS.idempotencyKeyReused.code]);
    expect(data(await place('one-draft', internationalOrder(), person)).id).toBe(data(correction).id);
    expect(await countOrders(person.userId)).toBe(1);
  });

  it('separates the keys of different senders, and creates two orders without a key', async () => {
    const kofi = await signUpShop(world());
    const [hers, his] = [data(await place('shared-key')), data(await place('shared-key', internationalOrder(), kofi))];
    expect(hers.id).not.toBe(his.id);
    expect(data(await place()).id).not.toBe(data(await place()).id);
  });

  it('rejects a malformed key', async () => {
    for (const key of ['', 'a b', 'é', 'x'.repeat(129)]) {
      const reply = await place(key);
      expect(reply, key).toMatchObject({ status: 400, body: { code: ERRORS.malformed.code } });
    }
  });

  it('leaves one legal history after simultaneous edits and cancellations', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = data(await place());
      const edit = (remark: string) =>
        world().call(
          'editWebsiteOrder',
          { id: order.id, version: 1, order: { kind: 'international', ...internationalOrder(), remark } },
          { token: ama.token },
        );
      const cancel = () => world().call('cancelOrder', { id: order.id }, { token: ama.token });
      const replies = await Promise.all(TWENTY.map((index) => (index % 2 ? cancel() : edit(`edit ${index}`))));
      const edits = replies.filter((reply, index) => index % 2 === 0 && reply.status === 200);
      const cancels = replies.filter((reply, index) => index % 2 === 1 && reply.status === 200);
      for (const { status, body } of replies) expect([200, 409], JSON.stringify(body)).toContain(status);
      expect(cancels).toHaveLength(1);
      expect(edits.length).toBeLessThanOrEqual(1);
      const final = data(await world().call('getOrder', { id: order.id }, { token: ama.token }));
      expect(final.version).toBe(1 + edits.length + cancels.length);
      expect(final.state).toBe('CANCELLED');
      expect(final.remark).toBe(edits[0] ? data(edits[0]).remark : 'Call before delivery');
      expect(
        historyFault({ state: final.state, attempts: 0, moves: final.history.slice(1).map(({ state }) => state) }),
      ).toBeNull();
    }
  });

  it('deletes once when repeated at once', async () => {
    const order = data(await place());
    await world().call('cancelOrder', { id: order.id }, { token: ama.token });
    const replies = await Promise.all(
      TWENTY.map(() => world().call('deleteOrder', { id: order.id }, { token: ama.token })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(19);
  });
});
