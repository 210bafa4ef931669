import { afterAll, beforeAll, expect, it } from 'vitest';
import { webhookBody } from '@/lib/contract/developers/webhook-events';
import { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { codeIn, lastMessage } from '../support/steps/account-steps';
import { runOpsCommand } from '../support/ops';
import { insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import {
  createLinkTo,
  placeParcelWithLink,
  readLink,
  importScansOf,
  RECEIVER_TAIL,
  type PlacedParcel,
} from '../support/steps/receiver-steps';
import { openWebhookReceiver, type WebhookReceiver } from '../support/services/webhook-receiver';
import { webhookSteps } from '../support/steps/webhook-steps';
import { expectError } from '../support/refusal';
import { onEachDatabase, sendDueEntries } from '../support/world';
import { goToNoon, servicesAhead } from '../support/clock';

const WORDS = 'I was at home all day, and nobody rang.';

onEachDatabase('a disputed delivery attempt', (world) => {
  let ama: Person;
  let shop: WebhookReceiver;
  beforeAll(async () => {
    await insertPlaces(world());
    goToNoon(world());
    ama = await signUp(world());
    shop = await openWebhookReceiver();
    await webhookSteps(world, () => ama).create(shop.url, ['case.answered']);
  });
  afterAll(() => shop.close());

  async function failed(who = ama): Promise<PlacedParcel & { attemptAt: string }> {
    const parcel = await placeParcelWithLink(world(), who);
    await importScansOf(world(), parcel, 'PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED');
    const { dispute } = await readLink(world(), parcel.token);
    return { ...parcel, attemptAt: dispute!.attemptAt };
  }
  const dispute = (parcel: { token: string; attemptAt: string }, text = WORDS) =>
    world().call('disputeAttempt', { token: parcel.token, attemptAt: parcel.attemptAt, text });
  const storedCase = (waybill: string) =>
    world().services.db.selectFrom('cases').selectAll().where('waybill_no', '=', waybill).execute();

  it('becomes one case, which the office answers and both parties see', async () => {
    const parcel = await failed();
    const both = await Promise.all([dispute(parcel), dispute(parcel, 'again')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [row, ...others] = await storedCase(parcel.waybillNo);
    expect(others).toEqual([]);
    const linkView = ParcelOfLink.strict().parse(await readLink(world(), parcel.token));
    expect(linkView.dispute).toBeUndefined();
    expect(linkView.cases).toMatchObject([{ reference: row!.reference, state: 'OPEN', answer: '', regulator: null }]);
    expect(row!.reference).toMatch(/^CS\d{10}$/);

    await sendDueEntries(world());
    const mails = world()
      .outbox()
      .filter(({ text }) => text.includes(row!.reference));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(row!.message);

    const list = await runOpsCommand(world(), 'cases', 'list', '--country', 'gh');
    expect(list.out.filter((line) => line.includes(row!.reference))).toHaveLength(1);
    const showRun = await runOpsCommand(world(), 'cases', 'show', row!.reference);
    expect(JSON.parse(showRun.out[0]!)).toMatchObject({ message: row!.message, waybill_no: parcel.waybillNo });
    const answer = 'The driver was at another street. He comes again tomorrow.';
    expect((await runOpsCommand(world(), 'cases', 'answer', row!.reference, '--answer', ' ')).code).toBe(2);
    expect((await runOpsCommand(world(), 'cases', 'answer', row!.reference, '--answer', answer)).code).toBe(0);
    expect((await runOpsCommand(world(), 'cases', 'answer', row!.reference, '--answer', 'No.')).code).toBe(1);
    expect((await runOpsCommand(world(), 'cases', 'show', 'CS0000000000')).code).toBe(1);

    const answeredCases = [{ reference: row!.reference, state: 'ANSWERED', answer }];
    expect((await readLink(world(), parcel.token)).cases).toMatchObject(answeredCases);
    const own = (await world().call('getOrder', { id: parcel.id }, { token: ama.token })).body.data;
    expect(own.parcels[0].cases).toMatchObject(answeredCases);
    expect(JSON.stringify(own)).not.toContain(WORDS);
    const sender = await createLinkTo(world(), parcel.waybillNo, 'sender');
    expect((await readLink(world(), sender)).cases).toMatchObject(answeredCases);
  });

  it('sends the answer to both parties, and one event to the shop', async () => {
    const parcel = await failed();
    await dispute(parcel);
    const [row] = await storedCase(parcel.waybillNo);
    await sendDueEntries(world());
    const before = world().outbox().length;
    const answer = 'The driver rang at number 12.\nHe comes again tomorrow.';
    const tries = [0, 1].map(() => runOpsCommand(world(), 'cases', 'answer', row!.reference, '--answer', answer));
    expect((await Promise.all(tries)).map(({ code }) => code).toSorted()).toEqual([0, 1]);
    await sendDueEntries(world());
    const { waybillNo, tradeNo, attemptAt } = parcel;
    const events = shop.received.map(({ body }) => webhookBody('case.answered').parse(body).data);
    expect(events.filter((data) => 'reference' in data && data.reference === row!.reference)).toMatchObject([
      { kind: 'DISPUTE', waybillNo, tradeNo, answer, attemptAt, claimState: null },
    ]);
    const messages = world().outbox().slice(before);
    expect(messages.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms']);
    for (const { text } of messages) expect(text).toMatch(/https?:/);
    const [mail, sms] = [
      messages.find(({ channel }) => channel === 'mail'),
      messages.find(({ channel }) => channel === 'sms'),
    ];
    expect(mail!.text).toContain('The driver rang at number 12.');
    expect(sms!.text).not.toContain('number 12');
    expect(mail!.text).not.toContain(WORDS);
  });

  it('is open to the proven receiver alone', async () => {
    const parcel = await failed();
    const tail = (await world().call('openParcel', { waybillNo: parcel.waybillNo, phoneTail: RECEIVER_TAIL })).body.data
      .token;
    expect(await readLink(world(), tail)).not.toHaveProperty('dispute');
    expectError(await dispute({ ...parcel, token: tail }), 'codeNeeded');
    const token = await createLinkTo(world(), parcel.waybillNo, 'sender');
    expect(await readLink(world(), token)).not.toHaveProperty('dispute');
    expectError(await dispute({ ...parcel, token }), 'forbidden');
    expect(await storedCase(parcel.waybillNo)).toEqual([]);
  });

  it('is taken for 48 hours, and for the last attempt only', async () => {
    const parcel = await failed();
    const other = { ...parcel, attemptAt: new Date(Date.parse(parcel.attemptAt) - 1).toISOString() };
    expectError(await dispute(other), 'stateForbids');
    world().pass(48 * HOUR_MS - MINUTE_MS);
    expect(await readLink(world(), parcel.token)).toHaveProperty('dispute');
    world().pass(MINUTE_MS);
    expect(await readLink(world(), parcel.token)).not.toHaveProperty('dispute');
    expectError(await dispute(parcel), 'stateForbids');
    ama = await signUp(world());
    const before = await placeParcelWithLink(world(), ama);
    expect(await readLink(world(), before.token)).not.toHaveProperty('dispute');
  });

  it('is exported, and deleted with the account or 90 days after the parcel’s end', async () => {
    const [esi, kojo] = [await signUp(world()), await signUp(world())];
    const [hers, his] = [await failed(esi), await failed(kojo)];
    for (const parcel of [hers, his]) {
      await dispute(parcel);
      await importScansOf(world(), parcel, 'OUT_FOR_DELIVERY', 'SIGNED');
    }
    const { orders } = (await world().call('exportAccountData', {}, { token: esi.token })).body.data;
    expect(orders[0].parcels[0].cases).toMatchObject([{ message: WORDS, state: 'OPEN', attemptAt: hers.attemptAt }]);

    const users = world().services.db.selectFrom('users').select('email').where('id', '=', esi.userId);
    const { email } = await users.executeTakeFirstOrThrow();
    await world().call('sendCloseCode', {}, { token: esi.token });
    const verifyCode = codeIn(lastMessage(world(), email!, /\b\d{6}\b/)?.text);
    const closing = { account: email, countryCode: 'GH', verifyCode };
    expect((await world().call('closeAccount', closing, { token: esi.token })).status).toBe(200);
    expect(await storedCase(hers.waybillNo)).toEqual([]);
    const countAfter = async (days: number) => {
      await sweepExpired(servicesAhead(world(), days));
      return (await storedCase(his.waybillNo)).length;
    };
    expect(await countAfter(89)).toBe(1);
    expect(await countAfter(91)).toBe(0);
  });
});
