import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertVisitor, type Visitor } from '../support/steps/account-steps';
import { deliverParcel, orderWithCollection } from '../support/steps/collection-steps';
import { ENQUIRIES } from '../support/enquiry-samples';
import { expectSoundDatabase, withTemporaryFolder, runOpsCommand } from '../support/ops';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import {
  sendInstruction,
  readLink,
  importScansOf,
  type PlacedParcel,
  createLinkTo,
} from '../support/steps/receiver-steps';
import { CONTROLS_MARK, storeControls } from '../support/stored-controls';
import { onEachDatabase, sendDueEntries } from '../support/world';

/** Spellings of one number. */
const NUMBER = '+233 24 555 0199';
const SPELLINGS = ['+233 24 555 0199', '024 555 0199', '00233245550199', '+233-24-555-0199'];
const MAIL = 'esi.owusu@example.com';
const NAME = 'Esi Owusu';
const SELLER_STREET = '8 Lantern Road';
const SENDER_TAX_NO = '91440101MA5D0X2K7C';
const RECEIVER_TAX_NO = 'C0012345678';

onEachDatabase('a person’s data request', (world) => {
  let sender: Visitor;
  let parcel: PlacedParcel;
  beforeAll(async () => {
    await insertPlaces(world());
    sender = await insertVisitor(world());
    parcel = await place();
  });

  const people = (...parameters: string[]) => runOpsCommand(world(), 'people', ...parameters);

  async function place(): Promise<PlacedParcel> {
    const sample = internationalOrder();
    const receiver = { ...sample.receiver, name: NAME, phone: '024 555 0199', email: MAIL };
    const companies = { senderTaxNo: SENDER_TAX_NO, receiverTaxNo: RECEIVER_TAX_NO };
    const seller = { consignorName: 'Foshan Lights', consignorAddress: SELLER_STREET, ...companies };
    const order = { ...sample, ...seller, receiver, remark: `Ask for ${NAME}${CONTROLS_MARK}` };
    const { body } = await world().call('addInternationalOrder', order, { token: sender.token });
    await storeControls(world());
    return { ...body.data, token: await createLinkTo(world(), body.data.waybillNo) };
  }
  const feedback = async () => {
    const { body } = await world().call('saveCustomerFeedback', { ...ENQUIRIES.saveCustomerFeedback, email: MAIL });
    return body.data.reference as string;
  };
  const exportOf = (person: string, ...more: string[]) =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'person.ndjson');
      const run = await people('export', person, file, ...more);
      if (run.code !== 0) return { run, text: '', records: [] };
      expect(statSync(file).mode & 0o077).toBe(0);
      const text = readFileSync(file, 'utf8');
      const lines = text.trimEnd().split('\n').filter(Boolean);
      return { run, text, records: lines.map((line) => JSON.parse(line) as Record<string, never>) };
    });
  const kinds = (records: readonly Record<string, unknown>[]) => [...new Set(records.map(({ record }) => record))];
  const receiverOf = async ({ id }: { id: string }) =>
    (await world().call('getOrder', { id }, { token: sender.token })).body.data.receiver;

  describe('of a receiver without an account', () => {
    it.each(SPELLINGS)('finds the orders by %s', async (spelling) => {
      const { records } = await exportOf(spelling);
      const [appearance] = records.filter(({ record }) => record === 'appearance');
      expect(appearance).toMatchObject({
        tradeNo: parcel.tradeNo,
        as: ['receiver'],
        order: { receiver: { name: NAME } },
      });
    });

    it('returns everything about the person, without price and the sender’s address', async () => {
      const reference = await feedback();
      const wish = { kind: 'note', presets: [], landmark: 'Blue gate', text: '' };
      expect((await sendInstruction(world(), parcel.token, 0, wish)).status).toBe(200);
      const { records, text } = await exportOf(MAIL.toUpperCase());
      expect(kinds(records)).toEqual(expect.arrayContaining(['appearance', 'enquiry']));
      expect(text).toContain('Blue gate');
      expect(text).toContain(reference);
      const appearance = records.find(({ record }) => record === 'appearance')! as unknown as {
        order: { sender: object; quote?: object };
      };
      expect(appearance.order.sender).toEqual({ name: 'Li Wei', countryCode: 'CN' });
      expect(text).not.toMatch(/"quote"|138 1234 5678|token/);
      expect(text).toContain('Foshan Lights');
      expect(text).toContain(RECEIVER_TAX_NO);
      for (const foreign of [SELLER_STREET, SENDER_TAX_NO]) expect(text).not.toContain(foreign);
      // A terminal that prints the file runs no escape sequence in it.
      expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
      expect((await exportOf('+233 24 555 0198')).records).toEqual([]);
      expect((await exportOf('nobody')).run.code).toBe(2);
    });

    it('corrects orders once confirmed with --yes', async () => {
      const corrections = ['--name', 'Esi Owusu-Ansah', '--street', '4 Ring Road', '--phone', '024 555 0177'];
      const dry = await people('correct', NUMBER, ...corrections);
      expect(dry.out).toEqual([
        `${parcel.tradeNo}, name: ${NAME} -> Esi Owusu-Ansah`,
        `${parcel.tradeNo}, street: 12 Sample Road -> 4 Ring Road`,
        `${parcel.tradeNo}, phone: ${NUMBER} -> +233 24 555 0177`,
        'Nothing was changed. Run the command again with --yes to apply these changes.',
      ]);
      expect(await receiverOf(parcel)).toMatchObject({ name: NAME });
      expect(await people('correct', NUMBER, ...corrections, '--yes')).toMatchObject({ code: 0, err: [] });
      const newDetails = { name: 'Esi Owusu-Ansah', street: '4 Ring Road', phone: '+233 24 555 0177', email: MAIL };
      expect(await receiverOf(parcel)).toMatchObject(newDetails);
      const search = { search: 'Ansah' };
      const list = await world().call('queryOrderPage', search, { token: sender.token });
      expect(JSON.stringify(list.body.data)).toContain(parcel.tradeNo);
      expect(await people('correct', NUMBER, ...corrections)).toMatchObject({
        code: 1,
        err: ['There is nothing to correct.'],
      });
      expect((await people('correct', MAIL)).code).toBe(2);
      expect((await people('correct', MAIL, '--phone', '12')).code).toBe(2);
      expect((await people('correct', MAIL, '--name', '   ')).code).toBe(2);
      // Number that the rest of the suite searches for.
      expect((await people('correct', MAIL, '--phone', NUMBER, '--name', NAME, '--yes')).code).toBe(0);
    });

    it('erases nothing while a parcel is under way, and everything afterwards', async () => {
      await importScansOf(world(), parcel, 'PICKED_UP', 'OUT_FOR_DELIVERY');
      const refusal = await people('erase', NUMBER, '--yes');
      expect(refusal.code).toBe(1);
      expect(refusal.err).toEqual([
        `Order ${parcel.tradeNo} is OUT_FOR_DELIVERY: its receiver must be reachable until the order is finished.`,
      ]);
      expect(await receiverOf(parcel)).toMatchObject({ name: NAME });
      await importScansOf(world(), parcel, 'SIGNED');
      await sendDueEntries(world());
      const dry = await people('erase', MAIL);
      expect(dry.out.at(-1)).toBe('Nothing was erased. Run the command again with --yes to erase this data.');
      expect(await receiverOf(parcel)).toMatchObject({ name: NAME });
      const erased = await people('erase', MAIL, '--yes');
      expect({ code: erased.code, lastLine: erased.out.at(-1) }).toEqual({
        code: 0,
        lastLine: 'Erased: data in 1 order, 1 enquiry, 1 message.',
      });
      expect(await receiverOf(parcel)).toMatchObject({
        name: '—',
        phone: '',
        email: '',
        street: '',
        cityName: 'Testcra',
      });
      const { body } = await world().call('getOrder', { id: parcel.id }, { token: sender.token });
      expect({ senderTaxNo: body.data.senderTaxNo, receiverTaxNo: body.data.receiverTaxNo }).toEqual({
        senderTaxNo: SENDER_TAX_NO,
        receiverTaxNo: undefined,
      });
      for (const person of [MAIL, NUMBER]) {
        const { records, text } = await exportOf(person);
        expect(records.filter(({ record }) => record !== 'message')).toEqual([]);
        expect(text).not.toContain(NAME);
      }
      expect(await readLink(world(), parcel.token)).toBeNull();
      expect((await people('erase', MAIL, '--yes')).err).toEqual(['Nothing is stored about this person.']);
      await expectSoundDatabase(world());
    });
  });

  describe('of an account', () => {
    it('returns the same as the account’s own export', async () => {
      const { records } = await exportOf(sender.account);
      const own = await world().call('exportAccountData', { cursor: null }, { token: sender.token });
      const [account] = records;
      const { record: _record, ...rest } = account! as Record<string, unknown>;
      const { operatorActions: _mine, ...expected } = own.body.data.account;
      expect({ ...rest, operatorActions: undefined }).toEqual({ ...expected, operatorActions: undefined });
      const orders = records.filter(({ record }) => record === 'order').map(({ tradeNo }) => tradeNo);
      expect(orders).toEqual([parcel.tradeNo]);
    });

    it('corrects the account and ends the sessions of a changed login name', async () => {
      const visitor = await insertVisitor(world());
      const run = await people(
        'correct',
        visitor.account,
        '--first-name',
        'Adwoa',
        '--email',
        'adwoa@example.com',
        '--yes',
      );
      expect(run.code).toBe(0);
      expect((await world().call('checkLogin', {}, { token: visitor.token })).body.data?.loggedIn ?? false).toBe(false);
      const { records } = await exportOf('adwoa@example.com');
      expect(records[0]).toMatchObject({ record: 'account', profile: { firstName: 'Adwoa' } });
      const conflict = await people('correct', visitor.userId, '--email', sender.account, '--yes');
      expect(conflict).toMatchObject({ code: 1, err: ['Another account has this address or number.'] });
    });

    it('closes the account as its owner would, and not while a parcel is under way', async () => {
      const waiting = await place();
      const refusal = await people('erase', sender.account, '--yes');
      expect({ code: refusal.code, err: refusal.err[0] }).toEqual({
        code: 1,
        err: 'The account has parcels on their way: their sender must be able to decide about them.',
      });
      expect((await world().call('cancelOrder', { id: waiting.id }, { token: sender.token })).status).toBe(200);
      expect((await people('erase', sender.account)).out.join()).toContain(`closes account ${sender.userId}`);
      expect((await world().call('getCustomer', {}, { token: sender.token })).status).toBe(200);
      expect((await people('erase', sender.account, '--yes')).code).toBe(0);
      expect((await world().call('getCustomer', {}, { token: sender.token })).status).toBe(401);
      await sendDueEntries(world());
      // Mails of different causes are sent in any order.
      const mails = world()
        .outbox()
        .filter(({ to }) => to === sender.account);
      expect(mails.map(({ subject }) => subject).join()).toContain('closed');
      await expectSoundDatabase(world());
    });

    it('announces that unsettled cash on delivery keeps the account open', async () => {
      const seller = await insertVisitor(world());
      const order = orderWithCollection(50_000);
      const { body } = await world().call('addInternationalOrder', order, { token: seller.token });
      await deliverParcel(world(), body.data.waybillNo);
      expect(await people('erase', seller.account)).toMatchObject({
        code: 1,
        err: ['Cash on delivery of the account is not settled: settle it first.'],
      });
    });
  });

  it('deletes an enquiry with its mails', async () => {
    const reference = await feedback();
    await sendDueEntries(world());
    const dry = await runOpsCommand(world(), 'enquiries', 'delete', reference);
    expect(dry.out[0]).toContain('is deleted if you add --yes');
    expect((await runOpsCommand(world(), 'enquiries', 'show', reference)).code).toBe(0);
    expect((await runOpsCommand(world(), 'enquiries', 'delete', reference.toLowerCase(), '--yes')).out).toEqual([
      `${reference} is deleted.`,
    ]);
    expect((await runOpsCommand(world(), 'enquiries', 'show', reference)).code).toBe(1);
    const { rows } = await world().services.db.executeQuery<{ payload: string }>(
      world().services.db.selectFrom('outbox').select('payload').where('payload', 'like', `%${reference}%`).compile(),
    );
    expect(rows).toEqual([]);
  });

  it('is in the operators’ log without the typed values', async () => {
    const { out } = await runOpsCommand(world(), 'log', 'list');
    const noted = out.map((line) => line.split('\t').slice(2, 4).join(' '));
    expect(noted).toEqual(expect.arrayContaining(['people export ', 'people erase yes', 'enquiries delete yes']));
    expect(out.join('\n')).not.toMatch(/@example|555.?01|Owusu/);
  });
});
