import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { lastAnswerDay } from '@/lib/orders/case-policy';
import { CLAIM_ANSWER_DAYS } from '@/lib/orders/claim-policy';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { createDeliveryPhoto } from '../../fixtures/delivery-photo';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { scanRow, importScanRows } from '../support/scan-rows';
import { onEachDatabase, sendDueEntries } from '../support/world';

const ANSWER = 'We deliver on Sundays from December on.';
const today =
  (days = 0) =>
  (now: Date) =>
    new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

onEachDatabase('a case of feedback or of a claim', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const feedback = {
    name: 'Efua',
    countryCode: 'GH',
    email: 'efua@example.org',
    phone: '',
    waybillNo: '',
    message: 'Where do you deliver on Sundays?',
  };
  async function write(change: object = {}, headers: Record<string, string> = {}): Promise<string> {
    const { status, body } = await world().call('saveCustomerFeedback', { ...feedback, ...change }, headers);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.reference;
  }
  const storedCase = (reference: string) =>
    world().services.db.selectFrom('feedback_cases').selectAll().where('reference', '=', reference).execute();
  async function mailsWith(reference: string, to = feedback.email) {
    await sendDueEntries(world());
    return world()
      .outbox()
      .filter((message) => message.to === to && message.text.includes(reference));
  }
  const answer = (reference: string, ...more: string[]) =>
    runOpsCommand(world(), 'cases', 'answer', reference, '--answer', ANSWER, ...more);

  it('is confirmed with its last day, and its answer is mailed once', async () => {
    const reference = await write({}, { lang: 'en' });
    const day = lastAnswerDay('FEEDBACK', 'GH', today()(world().services.now()));
    expect(await storedCase(reference)).toMatchObject([
      { state: 'OPEN', answer: '', answer_by: day, answered_at: null },
    ]);
    const [confirmation, ...others] = await mailsWith(reference);
    expect(others).toEqual([]);
    expect(confirmation!.text).toContain(
      `by ${new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' }).replace(' ', '\u00a0')}`,
    );
    expect(confirmation!.text).not.toContain('Sundays');

    const list = await runOpsCommand(world(), 'cases', 'list', '--country', 'gh', '--kind', 'feedback');
    expect(list.out.filter((line) => line.includes(reference))).toMatchObject([expect.stringContaining(day)]);
    const details = JSON.parse((await runOpsCommand(world(), 'cases', 'show', reference)).out[0]!);
    expect(details).toMatchObject({
      kind: 'FEEDBACK',
      reference,
      state: 'OPEN',
      fields: { message: feedback.message },
    });

    expect((await answer(reference, '--state', 'accepted')).code).toBe(2);
    const both = await Promise.all([answer(reference), answer(reference)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    const [, mail, ...more] = await mailsWith(reference);
    expect(more).toEqual([]);
    expect(mail!.text).toContain(ANSWER);
    expect(await storedCase(reference)).toMatchObject([{ state: 'ANSWERED', answer: ANSWER }]);
    expect((await runOpsCommand(world(), 'cases', 'list')).out.join('\n')).not.toContain(reference);
  });

  it('is created once for a repeated request, with the deadline of its market', async () => {
    const headers = { 'Idempotency-Key': 'feedback-once' };
    const [one, other] = [await write({}, headers), await write({}, headers)];
    expect(other).toBe(one);
    expect(await mailsWith(one)).toHaveLength(1);
    const saudi = await write({ countryCode: 'SA' });
    const [row] = await storedCase(saudi);
    const day = today()(world().services.now());
    expect(row!.answer_by).toBe(lastAnswerDay('FEEDBACK', 'SA', day));
    expect(lastAnswerDay('FEEDBACK', 'SA', day)).not.toBe(lastAnswerDay('FEEDBACK', 'GH', day));
  });

  it('is answered for feedback of an earlier release, and exported with it', async () => {
    const reference = await write({}, { token: ama.token });
    await world().services.db.deleteFrom('feedback_cases').where('reference', '=', reference).execute();
    const exportCases = async () => {
      const { account } = (await world().call('exportAccountData', {}, { token: ama.token })).body.data;
      return account.enquiries.find((each: { reference: string }) => each.reference === reference);
    };
    expect((await exportCases()).answer).toBeNull();
    expect(JSON.parse((await runOpsCommand(world(), 'cases', 'show', reference)).out[0]!)).toMatchObject({
      state: 'OPEN',
    });
    expect((await answer(reference)).code).toBe(0);
    expect((await exportCases()).answer).toMatchObject({ state: 'ANSWERED', text: ANSWER });
    expect((await runOpsCommand(world(), 'enquiries', 'delete', reference, '--yes')).code).toBe(0);
    expect(await storedCase(reference)).toEqual([]);
    expect((await runOpsCommand(world(), 'cases', 'show', reference)).code).toBe(1);
  });

  it('is listed with the photos of its claim until it is decided', async () => {
    const { token } = ama;
    const order = (await world().call('addInternationalOrder', internationalOrder(), { token })).body.data;
    const start = world().services.now().getTime() - HOUR_MS;
    const codes = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'SIGNED'] as const;
    await importScanRows(
      world(),
      ...codes.map((code, minute) => scanRow(order.waybillNo, code, start + minute * MINUTE_MS)),
    );
    const claimInput = { id: order.id, waybillNo: order.waybillNo, kind: 'DAMAGED', message: 'The lid is broken.' };
    const amount = { currency: 'CNY', minor: 1000 };
    const claimReply = await world().call('claimCompensation', { ...claimInput, amount }, { token });
    const { reference, answerBy } = claimReply.body.data.parcels[0].claim.made;
    expect(answerBy).toBe(today(CLAIM_ANSWER_DAYS)(world().services.now()));
    const content = (await createDeliveryPhoto()).toString('base64');
    expect((await world().call('addClaimPhoto', { reference, content }, { token })).status).toBe(200);

    const list = await runOpsCommand(world(), 'cases', 'list', '--kind', 'CLAIM');
    expect(list.out.filter((line) => line.includes(reference))).toEqual([
      expect.stringContaining(`${answerBy}\tCLAIM\t${reference}\tGH\t${order.waybillNo}`),
    ]);
    await withTemporaryFolder(async (folder) => {
      const details = await runOpsCommand(world(), 'cases', 'show', reference, '--photos', folder);
      const fields = { message: claimInput.message };
      expect(JSON.parse(details.out[0]!)).toMatchObject({ kind: 'CLAIM', claimFor: 'DAMAGED', photos: 1, fields });
      expect((await sharp(path.join(folder, `${reference}-1.jpg`)).metadata()).format).toBe('jpeg');
    });
    expect((await answer(reference)).code).toBe(2);
    expect((await answer(reference, '--state', 'in-review')).code).toBe(0);
    expect((await answer(reference, '--state', 'accepted', '--amount', '9')).code).toBe(0);
    const orderReply = await world().call('getOrder', { id: order.id }, { token });
    const { made } = orderReply.body.data.parcels[0].claim;
    expect(made).toMatchObject({ state: 'ACCEPTED', reason: ANSWER, granted: { currency: 'CNY', minor: 900 } });
    expect((await runOpsCommand(world(), 'cases', 'list')).out.join('\n')).not.toContain(reference);
  });
});
