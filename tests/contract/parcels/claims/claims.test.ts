import { beforeAll, describe, expect, it } from 'vitest';
import type { ClaimView } from '@/lib/contract/parcels/claims';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { CLAIM_ANSWER_DAYS, CLAIM_DAYS, type ClaimKind } from '@/lib/orders/claim-policy';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { goToNoon } from '../../support/clock';
import { PASSWORD, registerVisitor, wire } from '../../support/steps/account-steps';
import { runOpsCommand } from '../../support/ops';
import { insertPlaces, internationalOrder } from '../../support/order-samples';
import { openPersonSession, signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase, sendDueEntries } from '../../support/world';
import { orderSteps } from '../../support/steps/order-steps';

const WORDS = 'The lid is broken.\u202e\r\nTwo shirts are stained.';

onEachDatabase('a claim for compensation (§9)', (world) => {
  let ama: Person;
  let stranger: Person;

  beforeAll(async () => {
    await insertPlaces(world());
    goToNoon(world());
    ama = await signUp(world());
    stranger = await signUp(world());
  });

  const { readOrder, today } = orderSteps(world, () => ama);
  const claimIn = ({ parcels }: OrderView): ClaimView | undefined => parcels[0]!.claim;

  async function orderAfter(codes: readonly ScanCode[], change: object = {}): Promise<OrderView> {
    const { body } = await world().call(
      'addInternationalOrder',
      { ...internationalOrder(), ...change },
      { token: ama.token },
    );
    const anHourAgo = world().services.now().getTime() - HOUR_MS;
    await importScanRows(
      world(),
      ...codes.map((code, minute) => scanRow(body.data.waybillNo, code, anHourAgo + minute * MINUTE_MS)),
    );
    return readOrder(body.data);
  }
  const DELIVERED = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'SIGNED'] as const;

  const claim = (
    { id, waybillNo }: OrderView,
    kind: ClaimKind,
    minor: number,
    { who = ama, headers = {} }: { who?: Person; headers?: object } = {},
  ) => {
    const claimInput = { id, waybillNo, kind, message: WORDS, amount: { currency: 'CNY', minor } };
    return world().call('claimCompensation', claimInput, { token: who.token, ...headers });
  };
  async function wait(milliseconds: number) {
    world().pass(milliseconds);
    ama.token = await openPersonSession(world(), ama.userId);
  }
  async function mails(reference: string) {
    await sendDueEntries(world());
    return world()
      .outbox()
      .filter(({ channel, text }) => channel === 'mail' && text.includes(reference));
  }
  async function decide(reference: string, state: string, ...more: string[]) {
    await sendDueEntries(world());
    return runOpsCommand(world(), 'enquiries', 'decide', reference, '--state', state, ...more);
  }
  /** Returns the number of claims, and of enquiries and messages about them. */
  const storedClaims = async () => {
    const { db } = world().services;
    const rows = [
      await db.selectFrom('claims').select('reference').execute(),
      await db.selectFrom('enquiries').select('reference').execute(),
      await db.selectFrom('outbox').select('id').where('payload', 'like', '%"template":"claim%').execute(),
    ];
    return rows.map(({ length }) => length);
  };

  describe('a delivered parcel', () => {
    it('shows the insured amount and the deadline, and accepts one claim', async () => {
      const order = await orderAfter(DELIVERED);
      const { offers, cover, made } = claimIn(order)!;
      const until = today(CLAIM_DAYS);
      expect(offers).toEqual([
        { kind: 'DAMAGED', until },
        { kind: 'MISSING', until },
      ]);
      const freight = order.quote.lines.find(({ code }) => code === 'freight')!.amount;
      expect({ freight: cover.freight, isProtected: cover.isProtected, made }).toEqual({
        freight,
        isProtected: false,
        made: null,
      });
      // Goods of GHS 135 at 0.66.
      expect(cover.goods).toEqual({ currency: 'CNY', minor: 8910 });

      const claimReply = await claim(order, 'DAMAGED', 1000);
      const after = claimIn(claimReply.body.data)!;
      expect({ status: claimReply.status, offers: after.offers }).toEqual({ status: 200, offers: [] });
      expect(after.made).toMatchObject({
        reference: expect.stringMatching(/^CL\d{10}$/),
        kind: 'DAMAGED',
        state: 'RECEIVED',
        asked: { currency: 'CNY', minor: 1000 },
        granted: null,
        reason: '',
        answerBy: today(CLAIM_ANSWER_DAYS),
        history: [{ state: 'RECEIVED' }],
      });
      const { reference } = after.made!;
      const again = await claim(order, 'MISSING', 1000);
      expect({ status: again.status, errors: again.body.errors }).toEqual({
        status: 409,
        errors: [{ field: 'waybillNo', message: expect.stringContaining(reference) }],
      });
    });

    it('is claimed once when the same key is sent repeatedly or at once', async () => {
      const order = await orderAfter(DELIVERED);
      const headers = { 'Idempotency-Key': `claim-${order.id}` };
      const responses = await Promise.all([1, 2, 3].map(() => claim(order, 'MISSING', 700, { headers })));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      const references = new Set(responses.map(({ body }) => claimIn(body.data)!.made!.reference));
      expect(references.size).toBe(1);
      // One mail to the office and one to the sender.
      expect(await mails([...references][0]!)).toHaveLength(2);
      expect((await claim(order, 'MISSING', 701, { headers })).status).toBe(409);
      const other = await orderAfter(DELIVERED);
      const statuses = await Promise.all([1, 2, 3].map(async () => (await claim(other, 'DAMAGED', 700)).status));
      expect(statuses.toSorted()).toEqual([200, 409, 409]);
    });

    it('refuses a claim above its cover, with the bound beside the amount', async () => {
      const order = await orderAfter(DELIVERED);
      const { goods } = claimIn(order)!.cover;
      const before = await storedClaims();
      const over = await claim(order, 'DAMAGED', goods.minor + 1);
      expect({ status: over.status, errors: over.body.errors }).toEqual({
        status: 422,
        errors: [{ field: 'amount', message: expect.stringMatching(`CNY\\s${(goods.minor / 100).toFixed(2)}`) }],
      });
      expect(await storedClaims()).toEqual(before);
      expect((await claim(order, 'DAMAGED', goods.minor)).status).toBe(200);
    });

    it('is covered up to its insured value', async () => {
      const insuredValue = { currency: 'GHS', minor: 1_000_000 };
      const [sample] = internationalOrder().parcels;
      const parcels = [{ ...sample, unitPriceMinor: 900_000, insuredValue }];
      const { cover } = claimIn(await orderAfter(DELIVERED, { parcels }))!;
      expect(cover.isProtected).toBe(true);
      // GHS 10,000 at 0.66.
      expect(cover.goods).toEqual({ currency: 'CNY', minor: 660_000 });
    });

    it('cannot be claimed by another account', async () => {
      const order = await orderAfter(DELIVERED);
      expect((await claim(order, 'DAMAGED', 100, { who: stranger })).status).toBe(404);
      expect((await claim({ ...order, waybillNo: 'DX00000000000GH' }, 'DAMAGED', 100)).status).toBe(404);
      expect((await claim(order, 'LOST', 100)).status).toBe(409);
    });

    it('cannot be claimed after the last day', async () => {
      const order = await orderAfter(DELIVERED);
      await wait(CLAIM_DAYS * DAY_MS);
      expect(claimIn(await readOrder(order))!.offers).toHaveLength(2);
      await wait(DAY_MS);
      expect(claimIn(await readOrder(order))).toBeUndefined();
      expect((await claim(order, 'DAMAGED', 100)).status).toBe(409);
    });
  });

  it('is possible for a lost, silent or damaged parcel, not for a waiting or cancelled one', async () => {
    const lost = await orderAfter(['PICKED_UP', 'LOST']);
    expect(claimIn(lost)!.offers).toEqual([{ kind: 'LOST', until: today(CLAIM_DAYS) }]);
    expect((await claim(lost, 'LOST', 100)).status).toBe(200);

    const silent = await orderAfter(['PICKED_UP', 'DEPARTED_HUB']);
    expect(claimIn(silent)).toBeUndefined();
    await wait(60 * DAY_MS);
    expect(claimIn(await readOrder(silent))!.offers).toEqual([{ kind: 'LOST', until: null }]);
    expect((await claim(silent, 'LOST', 100)).status).toBe(200);

    const damaged = await orderAfter(['PICKED_UP', 'DAMAGED']);
    expect(claimIn(damaged)!.offers.map(({ kind }) => kind)).toEqual(['DAMAGED', 'MISSING']);

    const waiting = await orderAfter([]);
    expect(claimIn(waiting)).toBeUndefined();
    expect((await claim(waiting, 'LOST', 100)).status).toBe(409);
    await world().call('cancelOrder', { id: waiting.id }, { token: ama.token });
    expect((await claim(waiting, 'LOST', 100)).status).toBe(409);
  });

  it('is decided by operators, and the sender is notified in their language', async () => {
    const order = await orderAfter(DELIVERED);
    const claimReply = await claim(order, 'MISSING', 900, { headers: { lang: 'tr' } });
    const { reference } = claimIn(claimReply.body.data)!.made!;
    expect((await decide(reference, 'accepted', '--amount', '5')).code).toBe(1);
    expect((await decide(reference, 'in-review')).out).toEqual([`${reference} is IN_REVIEW.`]);
    expect((await decide(reference, 'accepted')).code).toBe(1);
    expect((await decide(reference, 'accepted', '--amount', '99999')).code).toBe(1);
    expect((await decide(reference, 'accepted', '--amount', 'five')).code).toBe(2);
    expect((await decide(reference, 'settled')).code).toBe(2);
    expect((await decide('CL0000000000', 'paid')).code).toBe(1);
    expect(
      (await decide(reference, 'accepted', '--amount', '7.50', '--reason', 'One shirt, as on the invoice.')).code,
    ).toBe(0);
    expect((await decide(reference, 'paid')).code).toBe(0);
    expect((await decide(reference, 'declined', '--reason', 'no')).code).toBe(1);
    const { made } = claimIn(await readOrder(order))!;
    expect(made).toMatchObject({
      state: 'PAID',
      asked: { minor: 900 },
      granted: { currency: 'CNY', minor: 750 },
      reason: 'One shirt, as on the invoice.',
    });
    expect(made!.history.map(({ state }) => state)).toEqual(['RECEIVED', 'IN_REVIEW', 'ACCEPTED', 'PAID']);

    const all = await mails(reference);
    const own = all.filter(({ text }) => !text.includes('Two shirts are stained.'));
    expect(all.length - own.length).toBe(1);
    expect(own.map(({ subject }) => subject.replace(reference, '…'))).toEqual([
      `${order.waybillNo}: … numaralı tazminat talebiniz alındı`,
      `${order.waybillNo}: … numaralı tazminat talebiniz inceleniyor`,
      `${order.waybillNo}: … numaralı tazminat talebiniz kabul edildi`,
      `${order.waybillNo}: … numaralı tazminatınız ödendi`,
    ]);
    expect(own[2]!.text).toContain('One shirt, as on the invoice.');
    for (const { text } of own) expect(text).toContain(`/express/intlorder-detail?id=${order.id}`);
  });

  it('states a reason when declined and may be made again', async () => {
    const order = await orderAfter(DELIVERED);
    const { reference } = claimIn((await claim(order, 'DAMAGED', 300)).body.data)!.made!;
    await decide(reference, 'in-review');
    expect((await decide(reference, 'declined')).code).toBe(1);
    expect((await decide(reference, 'declined', '--reason', 'The packing was too weak.')).code).toBe(0);
    const view = claimIn(await readOrder(order))!;
    expect(view).toMatchObject({ made: { state: 'DECLINED', granted: null, reason: 'The packing was too weak.' } });
    expect(view.offers).toHaveLength(2);
    const second = claimIn((await claim(order, 'DAMAGED', 200)).body.data)!.made!;
    expect(second.reference).not.toBe(reference);
  });

  it('is listed and exported, and can be decided after the account is closed', async () => {
    const sender = await registerVisitor(world());
    const own = ama;
    ama = sender;
    const claimOnce = async () => {
      const order = await orderAfter(DELIVERED);
      return { order, made: claimIn((await claim(order, 'DAMAGED', 300)).body.data)!.made! };
    };
    const {
      order,
      made: { reference },
    } = await claimOnce().finally(() => (ama = own));
    const { out } = await runOpsCommand(world(), 'enquiries', 'list', '--kind', 'claim');
    expect(out.filter((line) => line.includes(reference))).toEqual([
      expect.stringMatching(/\tclaim\tGH\ten\tRECEIVED$/),
    ]);
    const showRun = await runOpsCommand(world(), 'enquiries', 'show', reference);
    expect(showRun.out).toEqual(
      expect.arrayContaining([
        'claimState: RECEIVED',
        'claimFor: DAMAGED',
        `waybillNo: ${order.waybillNo}`,
        'amountCny: 3',
      ]),
    );
    const { body } = await world().call('exportAccountData', { cursor: null }, { token: sender.token });
    expect(body.data.account.enquiries[0].content.message).toBe('The lid is broken. \nTwo shirts are stained.');
    expect(body.data.orders[0].parcels[0].claims).toMatchObject([{ reference, state: 'RECEIVED', askedMinor: 300 }]);

    await sendDueEntries(world());
    const closing = { account: sender.account, countryCode: 'GH', password: await wire(PASSWORD) };
    expect((await world().call('closeAccount', closing, { token: sender.token })).status).toBe(200);
    expect((await decide(reference, 'in-review')).code).toBe(0);
    expect(await mails(reference)).toHaveLength(2);
  });
});
