import { beforeAll, describe, expect, it } from 'vitest';
import { hasOpenMoney } from '@/lib/server/parcels/collections/closing-store';
import { deliverySteps } from '../../support/steps/collection-steps';
import { runOpsCommand } from '../../support/ops';
import { insertPlaces } from '../../support/order-samples';
import { payoutSteps } from '../../support/steps/payout-steps';
import { signUp, type Person } from '../../support/people';
import { importScanRows } from '../../support/scan-rows';
import { onEachDatabase } from '../../support/world';
import { ghs } from '../../../fixtures/amounts';

onEachDatabase('a payout of cash on delivery', (world) => {
  const { delivery, entriesOf, openOf } = deliverySteps(world);
  const { dayFromNow, exportPayouts, importBankFile, importTerms, payoutIdsIn, proposePayouts, sellParcel } =
    payoutSteps(world);
  let kofi: Person;
  const terms = [{ countryCode: 'GH', validFrom: '2020-01-01', weekdays: [1, 2, 3, 4, 5, 6, 7], holdingDays: 3 }];
  const payee = ['--country', 'GH', '--holder', 'Kofi Mensah', '--bank', 'Ghana Bank', '--number', '0012345'];
  const emailOfKofi = async () => {
    const { db } = world().services;
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', kofi.userId)
      .executeTakeFirstOrThrow();
    return email!;
  };

  beforeAll(async () => {
    await insertPlaces(world());
    kofi = await signUp(world());
    expect((await importTerms(terms)).code).toBe(0);
  });

  describe('for a first delivery', () => {
    let waybillNo: string;
    beforeAll(async () => {
      waybillNo = await sellParcel(kofi.token, 50_000, 2);
    });

    it('proposes nothing before the payout day', async () => {
      expect((await importTerms([{ ...terms[0], weekdays: [] }])).code).toBe(1);
      await importTerms([{ ...terms[0], weekdays: [((new Date(dayFromNow()).getUTCDay() + 6) % 7) + 1] }]);
      expect((await proposePayouts(-1)).out).toEqual([`GH: the next payout day is ${dayFromNow()}.`]);
    });

    it('proposes nothing during the holding days', async () => {
      await importTerms(terms);
      expect(payoutIdsIn(await proposePayouts())).toEqual([]);
    });

    it('reports a payee without a bank account', async () => {
      expect(await proposePayouts(1)).toMatchObject({
        code: 1,
        err: [
          `${await emailOfKofi()}: 500.00 GHS is due, but no bank account is stored. Store it with \`payouts payee\`.`,
        ],
      });
    });

    it('is proposed, exported and recorded once', async () => {
      expect((await runOpsCommand(world(), 'payouts', 'payee', await emailOfKofi(), ...payee)).code).toBe(0);
      const [id, ...others] = payoutIdsIn(await proposePayouts(1));
      expect({ id, others }).toEqual({ id: expect.any(String), others: [] });
      expect(payoutIdsIn(await proposePayouts(1))).toEqual([]);
      expect((await runOpsCommand(world(), 'payouts', 'export')).out).toEqual([
        'payout,holder,bank,account,amount,currency,proposedOn,status,date,reference,reason',
        `${id},Kofi Mensah,Ghana Bank,0012345,500.00,GHS,${dayFromNow(1)},,,,`,
      ]);
      const payment = `${id},500.00,GHS,PAID,${dayFromNow()},BANK-1,`;
      expect(await importBankFile(payment)).toMatchObject({
        code: 0,
        out: ['1 payout paid, 0 rejected, 0 already recorded.'],
      });
      expect(await openOf(waybillNo)).toBe(0);
      expect(await entriesOf(waybillNo)).toEqual(['collected cash>seller 50000', 'payout seller>bank 50000']);
      expect((await importBankFile(payment)).out).toEqual(['0 payouts paid, 0 rejected, 1 already recorded.']);
      expect(await entriesOf(waybillNo)).toHaveLength(2);
    });
  });

  it('is recorded with all of its file or not at all, and every problem is named', async () => {
    const [first, second] = [await sellParcel(kofi.token, 10_000, 5), await sellParcel(kofi.token, 7000, 5)];
    const [id] = payoutIdsIn(await proposePayouts());
    expect((await importBankFile(`${id},170.00,GHS,PAID,${dayFromNow()},BANK-2,`)).err[0]).toBe(
      `item 1: ${id} was not exported for the bank`,
    );
    await exportPayouts();
    const result = await importBankFile(
      `${id},170.00,GHS,PAID,${dayFromNow()},BANK-2,`,
      `${id},170.00,GHS,PAID,${dayFromNow()},BANK-3,`,
      `PO000000000000,1.00,GHS,PAID,${dayFromNow()},BANK-1,`,
    );
    expect(result).toEqual({
      code: 1,
      out: [],
      err: [
        'item 3: there is no payout PO000000000000',
        `item 2: payout ${id} is already item 1`,
        'Nothing was imported: 2 problems in FILE.',
      ],
    });
    expect((await importBankFile(`${id},170.00,GHS,PAID,${dayFromNow()},BANK-1,`)).err[0]).toMatch(
      /BANK-1 belongs to PO/,
    );
    expect((await importBankFile(`${id},171.00,GHS,PAID,${dayFromNow()},BANK-2,`)).err[0]).toBe(
      `item 1: ${id} is 170.00 GHS`,
    );
    expect((await importBankFile(`${id},170.001,XXX,SENT,1 May,,`)).err).toEqual([
      'item 1, currency: is not one of our currencies',
      'item 1, status: is not PAID or REJECTED',
      'item 1, date: is not a day, like 2026-12-01',
      'Nothing was imported: 3 problems in FILE.',
    ]);
    expect({ first: await openOf(first), second: await openOf(second) }).toEqual({ first: 10_000, second: 7000 });
    expect((await importBankFile(`${id},170.00,GHS,REJECTED,${dayFromNow()},,Account closed`)).code).toBe(0);
    expect((await importBankFile(`${id},170.00,GHS,PAID,${dayFromNow()},BANK-2,`)).err[0]).toBe(
      `item 1: ${id} is already REJECTED`,
    );
    // The rejected payout still names its parcels, which are in the next one.
    const reply = await world().call('getPayout', { id: id! }, { token: kofi.token });
    const parts = [first, second].toSorted().map((waybillNo) => expect.objectContaining({ waybillNo }));
    expect(reply.body.data).toMatchObject({ state: 'REJECTED', reason: 'Account closed', items: parts });
    const [next] = payoutIdsIn(await proposePayouts());
    expect(next).not.toBe(id);
    await exportPayouts();
    await importBankFile(`${next},170.00,GHS,PAID,${dayFromNow()},BANK-2,`);
    expect({ first: await openOf(first), second: await openOf(second) }).toEqual({ first: 0, second: 0 });
  });

  it('deducts a later correction from the next payout', async () => {
    const waybillNo = await sellParcel(kofi.token, 20_000, 5);
    const [id] = payoutIdsIn(await proposePayouts());
    await exportPayouts();
    await importScanRows(world(), delivery(waybillNo, 1, 10_000));
    await importScanRows(world(), delivery(waybillNo, 0.5, 0));
    // The bank has the money: the account cannot be closed, and the balance shows it.
    expect(await hasOpenMoney(world().services.db, kofi.userId)).toBe(true);
    const returned = (await openOf(waybillNo))!;
    const balance = async () => {
      const { body } = await world().call('getCollectionBalances', {}, { token: kofi.token });
      const [{ sent, due }] = body.data.balances;
      return [sent.minor, due.minor];
    };
    expect(await balance()).toEqual([20_000, returned - 20_000]);
    await importBankFile(`${id},200.00,GHS,PAID,${dayFromNow()},BANK-4,`);
    expect(await openOf(waybillNo)).toBe(returned - 20_000);
    await sellParcel(kofi.token, 30_000, 5);
    const [next] = payoutIdsIn(await proposePayouts());
    const amount = ((10_000 + returned) / 100).toFixed(2);
    expect((await exportPayouts())[0]).toContain(`,${amount},GHS,`);
    await importBankFile(`${next},${amount},GHS,PAID,${dayFromNow()},BANK-5,`);
    expect(await openOf(waybillNo)).toBe(0);
  });

  it('shows money at the bank even if a correction leaves nothing open', async () => {
    const waybillNo = await sellParcel(kofi.token, 20_000, 5);
    const [id] = payoutIdsIn(await proposePayouts());
    await exportPayouts();
    const { db } = world().services;
    await db.updateTable('collected_parcels').set({ open_minor: 0 }).where('waybill_no', '=', waybillNo).execute();
    const { body } = await world().call('getCollectionBalances', {}, { token: kofi.token });
    expect(body.data.balances).toMatchObject([{ sent: ghs(20_000), due: ghs(-20_000), balance: ghs(0) }]);
    await db.updateTable('collected_parcels').set({ open_minor: 20_000 }).where('waybill_no', '=', waybillNo).execute();
    await importBankFile(`${id},200.00,GHS,PAID,${dayFromNow()},BANK-6,`);
  });

  it('goes to the bank account of its export, even if the account changes later', async () => {
    const { db } = world().services;
    const ledger = () =>
      db.selectFrom('collection_ledgers').select('payee').where('user_id', '=', kofi.userId).executeTakeFirstOrThrow();
    await sellParcel(kofi.token, 20_000, 5);
    const [id] = payoutIdsIn(await proposePayouts());
    const before = await exportPayouts();
    const other = payee.with(-1, '0099999');
    await runOpsCommand(world(), 'payouts', 'payee', await emailOfKofi(), ...other);
    expect(await exportPayouts()).toEqual(before);
    expect((await ledger()).payee).toContain('0099999');
    await importBankFile(`${id},200.00,GHS,PAID,${dayFromNow()},BANK-7,`);
    const { body } = await world().call('exportAccountData', {}, { token: kofi.token });
    const [{ payouts }] = body.data.account.collections;
    expect(payouts).toContainEqual(
      expect.objectContaining({ id, bankAccount: expect.objectContaining({ account: '0012345' }) }),
    );
  });

  it('is proposed for a later day only with --ahead', async () => {
    const waybillNo = await sellParcel(kofi.token, 20_000, 2);
    const ahead = (...flags: string[]) =>
      runOpsCommand(world(), 'payouts', 'propose', '--country', 'GH', '--on', dayFromNow(1), ...flags);
    const refused = await ahead();
    expect(refused).toMatchObject({ code: 2, out: [] });
    expect(refused.err.join(' ')).toContain('--on must not be after today in GH');
    const [id] = payoutIdsIn(await ahead('--ahead'));
    await exportPayouts();
    await importBankFile(`${id},200.00,GHS,PAID,${dayFromNow()},BANK-8,`);
    expect(await openOf(waybillNo)).toBe(0);
  });

  it('has a reference that is unique at the bank of its market', async () => {
    const { db } = world().services;
    const abroad = { id: 'PO-KE', ledger_id: 'ledger-ke', minor: 1, parcels: 1, state: 'PAID' as const };
    const at = world().services.now().toISOString();
    await db
      .insertInto('collection_ledgers')
      .values({ id: 'ledger-ke', user_id: kofi.userId, country_code: 'KE', payee: null, created_at: at })
      .execute();
    const payment = {
      proposed_at: at,
      exported_at: at,
      settled_at: at,
      settled_on: dayFromNow(),
      reason: null,
      payee: null,
    };
    await db
      .insertInto('payouts')
      .values({ ...abroad, ...payment, bank_country: 'KE', bank_reference: 'BANK-9' })
      .execute();
    await sellParcel(kofi.token, 20_000, 5);
    const [id] = payoutIdsIn(await proposePayouts());
    await exportPayouts();
    expect((await importBankFile(`${id},200.00,GHS,PAID,${dayFromNow()},BANK-9,`)).code).toBe(0);
  });
});
