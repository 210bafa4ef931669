import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import {
  allowanceFor,
  MAX_MESSAGES_BEFORE_HAND_OVER,
  BASE_MESSAGES_OF_ACCOUNT,
} from '@/lib/server/messaging/messages/allowances';
import { enqueueMessages, type NewMessage } from '@/lib/server/messaging/messages/enqueue-messages';
import type { Language } from '@/lib/market/language';
import { translate } from '@/lib/server/platform/texts/server-texts';
import { DAY_MS } from '@/lib/time/durations';
import { goToNoon } from '../support/clock';
import { requestCode, newEmail, newPhone } from '../support/steps/account-steps';
import { handOverOnce } from '../support/steps/hand-over-steps';
import { runOpsCommand } from '../support/ops';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { scanRow, importScanRows } from '../support/scan-rows';
import { withRestore } from '../support/with-restore';
import { onEachDatabase, sendDueEntries } from '../support/world';

/** Waiting messages of one account when another one books. */
const FLOOD_MESSAGES = 5000;

onEachDatabase('the allowance of messages', (world) => {
  let ama: Person;
  const token = () => ({ token: ama.token });

  beforeAll(() => insertPlaces(world()));
  /** Each test has a separate day, account and outbox. Noon in Accra is no quiet hour. */
  beforeEach(async () => {
    goToNoon(world());
    ama = await signUp(world());
    await sendDueEntries(world());
    seenCount = world().outbox().length;
  });
  let seenCount = 0;

  const toReceiver = (receiver: object = {}, notify?: object) => {
    const sample = internationalOrder();
    return { ...sample, receiver: { ...sample.receiver, phone: newPhone(), ...receiver }, ...(notify && { notify }) };
  };
  async function place(order: object = toReceiver(), headers: object = token()): Promise<OrderView> {
    const { status, body } = await world().call('addInternationalOrder', { ...order }, { ...headers });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }
  const view = async ({ id }: OrderView, headers: object = token()): Promise<OrderView> =>
    (await world().call('getOrder', { id }, { ...headers })).body.data;
  async function sentTo(to: string) {
    await sendDueEntries(world());
    return world()
      .outbox()
      .slice(seenCount)
      .filter((message) => message.to === to);
  }
  const takeOver = ({ waybillNo }: OrderView) =>
    importScanRows(world(), scanRow(waybillNo, 'PICKED_UP', world().services.now()));
  const mailOf = async ({ userId }: Person) =>
    (await world().services.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow())
      .email!;
  const allowed = async ({ userId }: Person) => {
    const { out } = await runOpsCommand(world(), 'accounts', 'watch', '--json', '--days', '14');
    return out.map((line) => JSON.parse(line)).find(({ account }) => account === userId);
  };

  describe('an account that has not handed over a parcel', () => {
    it('gets messages about its bookings instead of its receivers until the take-over', async () => {
      const phone = newPhone();
      const [order, cancelled] = [await place(toReceiver({ phone })), await place(toReceiver({ phone }))];
      await world().call('cancelOrder', { id: cancelled.id }, token());
      expect(await sentTo(phone)).toEqual([]);
      expect(await sentTo(await mailOf(ama))).toHaveLength(3);
      await takeOver(order);
      expect((await sentTo(phone)).map(({ text }) => text.includes(order.waybillNo))).toEqual([true]);
      const next = await place(toReceiver({ phone }));
      expect((await sentTo(phone)).map(({ text }) => text.includes(next.waybillNo))).toEqual([false, true]);
      expect((await view(order)).unsentMessages).toBeUndefined();
    });

    it('gets no allowance for a scanned specimen', async () => {
      const key = await world().call('createApiKey', { name: 'Test', mode: 'test', scopes: ['orders'] }, token());
      await takeOver(await place(toReceiver(), { authorization: `Bearer ${key.body.data.key}` }));
      const phone = newPhone();
      await place(toReceiver({ phone }));
      expect(await sentTo(phone)).toEqual([]);
    });

    it(`sends ${BASE_MESSAGES_OF_ACCOUNT} messages a day and never sends the rest`, async () => {
      const more = 3;
      for (let count = 0; count < BASE_MESSAGES_OF_ACCOUNT; count += 1) await place();
      const mail = await mailOf(ama);
      expect(await sentTo(mail)).toHaveLength(BASE_MESSAGES_OF_ACCOUNT);
      const orders: OrderView[] = [];
      for (let count = 0; count < more; count += 1) orders.push(await place());
      await sendDueEntries(world());
      const { unsentMessages } = await view(orders[0]!);
      const unsent = { party: 'sender', reason: 'ACCOUNT', waybillNo: null };
      const noteIn = (language: Language) => translate(language, 'unsent.ACCOUNT', { party: 'sender' });
      expect(unsentMessages).toMatchObject([{ ...unsent, note: noteIn('en') }]);
      const turkish = await view(orders[0]!, { ...token(), lang: 'tr' });
      expect(turkish.unsentMessages).toMatchObject([{ ...unsent, note: noteIn('tr') }]);
      expect(await allowed(ama)).toMatchObject({
        sent: BASE_MESSAGES_OF_ACCOUNT,
        dropped: more,
        notHandedOver: BASE_MESSAGES_OF_ACCOUNT + more,
        allowed: BASE_MESSAGES_OF_ACCOUNT,
      });
      const listRun = await runOpsCommand(world(), 'messages', 'list', '--state', 'dropped');
      expect(listRun.out.filter((line) => line.includes('account allowance')).length).toBeGreaterThanOrEqual(more);

      world().pass(DAY_MS);
      expect(await sentTo(mail)).toHaveLength(BASE_MESSAGES_OF_ACCOUNT);
    });

    it('has an allowance that an operator raises and lowers', async () => {
      expect((await runOpsCommand(world(), 'accounts', 'allow', ama.userId, '--messages', '2')).out).toEqual([
        `${await mailOf(ama)}: 2 messages a day.`,
      ]);
      for (let count = 0; count < 3; count += 1) await place();
      expect(await sentTo(await mailOf(ama))).toHaveLength(2);
      await runOpsCommand(world(), 'accounts', 'allow', await mailOf(ama), '--messages', '4');
      for (let count = 0; count < 3; count += 1) await place();
      expect(await sentTo(await mailOf(ama))).toHaveLength(4);
      const { body } = await world().call('exportAccountData', { cursor: null }, token());
      expect(body.data.account.profile).toMatchObject({ messagesAllowedPerDay: 4, firstHandOverTime: null });
      expect((await runOpsCommand(world(), 'accounts', 'allow', ama.userId, '--messages', 'parcels')).out[0]).toContain(
        `: ${BASE_MESSAGES_OF_ACCOUNT} `,
      );
      for (const wrong of ['many', '-1', '1.5', ''])
        expect((await runOpsCommand(world(), 'accounts', 'allow', ama.userId, '--messages', wrong)).code).toBe(2);
      expect((await runOpsCommand(world(), 'accounts', 'allow', 'nobody@example.com', '--messages', '5')).code).toBe(1);
      for (const wrong of ['0', '15', 'x'])
        expect((await runOpsCommand(world(), 'accounts', 'watch', '--days', wrong)).code).toBe(2);
    });
  });

  it('increases with the parcels of the last 30 days', async () => {
    await handOverOnce(world(), ama, 3);
    await place();
    await sendDueEntries(world());
    expect(await allowed(ama)).toMatchObject({ allowed: allowanceFor(3), notHandedOver: 1 });
    const { body } = await world().call('exportAccountData', { cursor: null }, token());
    expect(body.data.account.profile.firstHandOverTime).toMatch(/^\d{4}-/);
    world().pass(29 * DAY_MS);
    ama.token = (await signUp(world())).token;
    await runOpsCommand(world(), 'accounts', 'allow', ama.userId, '--messages', 'parcels');
    world().pass(2 * DAY_MS);
    const { out } = await runOpsCommand(world(), 'accounts', 'allow', ama.userId, '--messages', 'parcels');
    expect(out[0]).toContain(`: ${BASE_MESSAGES_OF_ACCOUNT} messages`);
  });

  describe('for one number or address', () => {
    it.each(['sms', 'mail'] as const)(
      'is three a day by %s before the hand-over, from all accounts together',
      async (channel) => {
        const [phone, email] = [newPhone(), newEmail()];
        const kofi = await signUp(world());
        for (const person of [ama, kofi]) await handOverOnce(world(), person, 2);
        const notify = { sender: false, receiver: channel };
        const orders: OrderView[] = [];
        for (let count = 0; count < 8; count += 1)
          orders.push(await place(toReceiver({ phone, email }, notify), { token: [ama, kofi][count % 2]!.token }));
        const to = channel === 'sms' ? phone : email;
        expect(await sentTo(to)).toHaveLength(MAX_MESSAGES_BEFORE_HAND_OVER);
        const notes = await Promise.all(
          orders.map((order, index) => view(order, { token: [ama, kofi][index % 2]!.token })),
        );
        const unsent = notes.flatMap(({ unsentMessages = [] }) => unsentMessages);
        expect(unsent).toHaveLength(orders.length - MAX_MESSAGES_BEFORE_HAND_OVER);
        expect(unsent[0]).toMatchObject({ party: 'receiver', reason: 'RECIPIENT' });
        // Messages about parcels that were handed over are still sent.
        await takeOver(orders.at(-1)!);
        expect((await sentTo(to)).at(-1)!.text).toContain(orders.at(-1)!.waybillNo);
      },
    );

    it('applies to an address that the sender of a phone account typed', async () => {
      await world()
        .services.db.updateTable('users')
        .set({ email: null, phone: newPhone() })
        .where('id', '=', ama.userId)
        .execute();
      const email = newEmail();
      const sample = toReceiver();
      for (let count = 0; count < 6; count += 1) await place({ ...sample, sender: { ...sample.sender, email } });
      expect(await sentTo(email)).toHaveLength(MAX_MESSAGES_BEFORE_HAND_OVER);
    });
  });

  it('stops notices to one country with a note when used up, but no codes', async () => {
    await handOverOnce(world(), ama, 1);
    const { services } = world();
    const before = services.config;
    services.config = { ...before, SMS_DAILY_CAP_PER_COUNTRY: 1 };
    try {
      const orders = [await place(), await place()];
      await sendDueEntries(world());
      const notes = await Promise.all(orders.map((order) => view(order)));
      const unsent = notes.flatMap(({ unsentMessages = [] }) => unsentMessages);
      const note = translate('en', 'unsent.SERVICE', { party: 'receiver' });
      expect(unsent).toMatchObject([{ party: 'receiver', reason: 'SERVICE', note }]);
      expect((await requestCode(world(), newPhone(), 'LOGIN')).status).toBe(200);
      services.config = { ...before, SMS_CODES_DAILY_CAP_PER_COUNTRY: 1 };
      expect((await requestCode(world(), newPhone(), 'LOGIN')).status).toBe(429);
      const phone = newPhone();
      await place(toReceiver({ phone }));
      expect(await sentTo(phone)).toHaveLength(1);
    } finally {
      services.config = before;
    }
  });

  it('sends another account’s message before half of a flood', async () => {
    const { db, now } = world().services;
    await runOpsCommand(world(), 'accounts', 'allow', ama.userId, '--messages', String(10 * FLOOD_MESSAGES));
    const message: NewMessage = {
      channel: 'mail',
      language: 'en',
      template: 'passwordChanged',
      values: {},
      parcel: { account: ama.userId, handedOver: true },
      to: await mailOf(ama),
      userId: ama.userId,
    };
    await db
      .transaction()
      .execute((trx) => enqueueMessages(trx, Array<NewMessage>(FLOOD_MESSAGES).fill(message), now()));
    const countOf = async (userId: string, state: 'waiting' | 'sent') => {
      const waitingEntries = db
        .selectFrom('outbox')
        .select('id')
        .where('user_id', '=', userId)
        .where('state', '=', state);
      return (await waitingEntries.execute()).length;
    };
    const bookMeanwhile = async () => {
      await vi.waitFor(async () => expect(await countOf(ama.userId, 'sent')).toBeGreaterThan(0), 10_000);
      const kofi = await signUp(world());
      await place(toReceiver(), { token: kofi.token });
      const isSent = async () => expect(await countOf(kofi.userId, 'sent')).toBe(1);
      await vi.waitFor(isSent, { timeout: 60_000, interval: 25 });
      expect(await countOf(ama.userId, 'waiting')).toBeGreaterThan(FLOOD_MESSAGES / 2);
    };
    await withRestore(bookMeanwhile(), () =>
      db.deleteFrom('outbox').where('user_id', '=', ama.userId).where('state', '=', 'waiting').execute(),
    );
  }, 90_000);
});
