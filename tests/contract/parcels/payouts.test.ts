import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/orders';
import { hasOpenMoney } from '@/lib/server/parcels/collections/closing-store';
import { deliverySteps, ghs, orderWithCollection } from '../support/collection-steps';
import { inFolder, ops } from '../support/ops';
import { insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { scanRow, takeIn } from '../support/scan-rows';
import { onEachDatabase } from '../support/world';

const HOUR = 3_600_000;

onEachDatabase('payouts of cash on delivery', (world) => {
  const { ago, delivery, entriesOf, openOf } = deliverySteps(world);
  let kofi: Person;
  const terms = [{ countryCode: 'GH', validFrom: '2020-01-01', weekdays: [1, 2, 3, 4, 5, 6, 7], holdingDays: 3 }];
  const day = (days = 0) => new Date(world().services.now().getTime() + days * 24 * HOUR).toISOString().slice(0, 10);
  const importTerms = (list: object[]) =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'terms.json');
      writeFileSync(file, JSON.stringify(list));
      return ops(world(), 'payout-terms', 'import', file, '--replace');
    });
  const settle = (...lines: string[]) =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'bank.csv');
      writeFileSync(file, ['payout,amount,currency,status,date,reference,reason', ...lines].join('\n'));
      const { code, out, err } = await ops(world(), 'payouts', 'import', file);
      return { code, out, err: err.map((line) => line.replace(file, 'FILE')) };
    });
  /** Proposes the payouts of a day, on that day. */
  const propose = (days = 0) => {
    const { services, ...rest } = world();
    const now = () => new Date(services.now().getTime() + days * 24 * HOUR);
    return ops({ ...rest, services: { ...services, now } }, 'payouts', 'propose', '--market', 'GH');
  };
  const exported = async () => (await ops(world(), 'payouts', 'export')).out.slice(1);
  const payee = ['--market', 'GH', '--holder', 'Kofi Mensah', '--bank', 'Ghana Bank', '--number', '0012345'];
  const proposed = ({ out }: { out: string[] }) => out.flatMap((line) => /^PO\d{12}/.exec(line)?.[0] ?? []);

  /** Delivers a parcel of Kofi's, some days ago, and returns its waybill. */
  async function sold(minor: number, days: number): Promise<string> {
    const { body } = await world().call('addInternationalOrder', orderWithCollection(minor), { token: kofi.token });
    const { waybillNo } = body.data as OrderView;
    const hours = days * 24;
    await takeIn(
      world(),
      scanRow(waybillNo, 'PICKED_UP', ago(hours + 9)),
      scanRow(waybillNo, 'OUT_FOR_DELIVERY', ago(hours + 5)),
      delivery(waybillNo, hours),
    );
    return waybillNo;
  }

  beforeAll(async () => {
    await insertPlaces(world());
    kofi = await signUp(world());
    expect((await importTerms(terms)).code).toBe(0);
  });

  it('wait for their day, for the end of the holding days and for a bank account', async () => {
    const { db } = world().services;
    const waybillNo = await sold(50_000, 2);
    expect((await importTerms([{ ...terms[0], weekdays: [] }])).code).toBe(1);
    await importTerms([{ ...terms[0], weekdays: [((new Date(day()).getUTCDay() + 6) % 7) + 1] }]);
    expect((await propose(-1)).out).toEqual([`GH: the next payout day is ${day()}`]);
    await importTerms(terms);
    expect(proposed(await propose())).toEqual([]);
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', kofi.userId)
      .executeTakeFirstOrThrow();
    expect(await propose(1)).toMatchObject({
      code: 1,
      err: [`${email}: 500.00 GHS is due, but no bank account is stored (payouts payee)`],
    });
    expect((await ops(world(), 'payouts', 'payee', email!, ...payee)).code).toBe(0);
    const [id, ...others] = proposed(await propose(1));
    expect([id, others]).toEqual([expect.any(String), []]);
    expect(proposed(await propose(1))).toEqual([]);
    expect((await ops(world(), 'payouts', 'export')).out).toEqual([
      'payout,holder,bank,account,amount,currency,proposedOn,status,date,reference,reason',
      `${id},Kofi Mensah,Ghana Bank,0012345,500.00,GHS,${day(1)},,,,`,
    ]);
    expect(await settle(`${id},500.00,GHS,PAID,${day()},BANK-1,`)).toMatchObject({
      code: 0,
      out: ['1 paid, 0 rejected, 0 already recorded'],
    });
    expect(await openOf(waybillNo)).toBe(0);
    expect(await entriesOf(waybillNo)).toEqual(['collected cash>seller 50000', 'payout seller>bank 50000']);
    const again = await settle(`${id},500.00,GHS,PAID,${day()},BANK-1,`);
    expect([again.out, await entriesOf(waybillNo)]).toEqual([
      ['0 paid, 0 rejected, 1 already recorded'],
      expect.objectContaining({ length: 2 }),
    ]);
  });

  it('are recorded all or nothing, with every problem named', async () => {
    const [first, second] = [await sold(10_000, 5), await sold(7000, 5)];
    const [id] = proposed(await propose());
    expect((await settle(`${id},170.00,GHS,PAID,${day()},BANK-2,`)).err[0]).toBe(
      `item 1: ${id} was not exported for the bank`,
    );
    await exported();
    const run = await settle(
      `${id},170.00,GHS,PAID,${day()},BANK-2,`,
      `${id},170.00,GHS,PAID,${day()},BANK-3,`,
      `PO000000000000,1.00,GHS,PAID,${day()},BANK-1,`,
    );
    expect(run).toEqual({
      code: 1,
      out: [],
      err: [
        'item 3: there is no payout PO000000000000',
        `item 2: payout ${id} is already item 1`,
        'Nothing was imported: 2 problems in FILE',
      ],
    });
    expect((await settle(`${id},170.00,GHS,PAID,${day()},BANK-1,`)).err[0]).toMatch(/BANK-1 belongs to PO/);
    expect((await settle(`${id},171.00,GHS,PAID,${day()},BANK-2,`)).err[0]).toBe(`item 1: ${id} is 170.00 GHS`);
    expect((await settle(`${id},170.001,XXX,SENT,1 May,,`)).err).toEqual([
      'item 1, currency: is not one of our currencies',
      'item 1, status: is not PAID or REJECTED',
      'item 1, date: is not a day, like 2026-12-01',
      'Nothing was imported: 3 problems in FILE',
    ]);
    expect([await openOf(first), await openOf(second)]).toEqual([10_000, 7000]);
    expect((await settle(`${id},170.00,GHS,REJECTED,${day()},,Account closed`)).code).toBe(0);
    expect((await settle(`${id},170.00,GHS,PAID,${day()},BANK-2,`)).err[0]).toBe(`item 1: ${id} is already REJECTED`);
    // The rejected payout still names its parcels, which are in the next one.
    const shown = await world().call('getPayout', { id: id! }, { token: kofi.token });
    const parts = [first, second].toSorted().map((waybillNo) => expect.objectContaining({ waybillNo }));
    expect(shown.body.data).toMatchObject({ state: 'REJECTED', reason: 'Account closed', items: parts });
    const [next] = proposed(await propose());
    expect(next).not.toBe(id);
    await exported();
    await settle(`${next},170.00,GHS,PAID,${day()},BANK-2,`);
    expect([await openOf(first), await openOf(second)]).toEqual([0, 0]);
  });

  it('pay what was proposed; a correction in the meantime is taken back by the next one', async () => {
    const waybillNo = await sold(20_000, 5);
    const [id] = proposed(await propose());
    await exported();
    await takeIn(world(), delivery(waybillNo, 1, 10_000));
    await takeIn(world(), delivery(waybillNo, 0.5, 0));
    // The bank has the money: the account cannot be closed, and the balance shows it.
    expect(await hasOpenMoney(world().services.db, kofi.userId)).toBe(true);
    const returned = (await openOf(waybillNo))!;
    const balance = async () => {
      const { body } = await world().call('getCollectionBalances', {}, { token: kofi.token });
      const [{ sent, due }] = body.data.balances;
      return [sent.minor, due.minor];
    };
    expect(await balance()).toEqual([20_000, returned - 20_000]);
    await settle(`${id},200.00,GHS,PAID,${day()},BANK-4,`);
    expect(await openOf(waybillNo)).toBe(returned - 20_000);
    await sold(30_000, 5);
    const [next] = proposed(await propose());
    const amount = ((10_000 + returned) / 100).toFixed(2);
    expect((await exported())[0]).toContain(`,${amount},GHS,`);
    await settle(`${next},${amount},GHS,PAID,${day()},BANK-5,`);
    expect(await openOf(waybillNo)).toBe(0);
  });

  it('show money at the bank even if a correction leaves nothing open', async () => {
    const waybillNo = await sold(20_000, 5);
    const [id] = proposed(await propose());
    await exported();
    const { db } = world().services;
    await db.updateTable('collected_parcels').set({ open_minor: 0 }).where('waybill_no', '=', waybillNo).execute();
    const { body } = await world().call('getCollectionBalances', {}, { token: kofi.token });
    expect(body.data.balances).toMatchObject([{ sent: ghs(20_000), due: ghs(-20_000), balance: ghs(0) }]);
    await db.updateTable('collected_parcels').set({ open_minor: 20_000 }).where('waybill_no', '=', waybillNo).execute();
    await settle(`${id},200.00,GHS,PAID,${day()},BANK-6,`);
  });

  it('go to the bank account of their export, whatever is stored later', async () => {
    const { db } = world().services;
    const ledger = () =>
      db.selectFrom('collection_ledgers').select('payee').where('user_id', '=', kofi.userId).executeTakeFirstOrThrow();
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', kofi.userId)
      .executeTakeFirstOrThrow();
    await sold(20_000, 5);
    const [id] = proposed(await propose());
    const before = await exported();
    const other = payee.with(-1, '0099999');
    await ops(world(), 'payouts', 'payee', email!, ...other);
    expect(await exported()).toEqual(before);
    expect((await ledger()).payee).toContain('0099999');
    await settle(`${id},200.00,GHS,PAID,${day()},BANK-7,`);
    const { body } = await world().call('exportAccountData', {}, { token: kofi.token });
    const [{ payouts }] = body.data.account.collections;
    expect(payouts).toContainEqual(
      expect.objectContaining({ id, bankAccount: expect.objectContaining({ account: '0012345' }) }),
    );
  });

  it('are proposed for a later day only if the operator says so', async () => {
    const waybillNo = await sold(20_000, 2);
    const ahead = (...flags: string[]) =>
      ops(world(), 'payouts', 'propose', '--market', 'GH', '--on', day(1), ...flags);
    const refused = await ahead();
    expect([refused.code, refused.out]).toEqual([2, []]);
    expect(refused.err.join(' ')).toContain(`${day(1)} is after today in GH`);
    const [id] = proposed(await ahead('--ahead'));
    await exported();
    await settle(`${id},200.00,GHS,PAID,${day()},BANK-8,`);
    expect(await openOf(waybillNo)).toBe(0);
  });

  it('have references that are unique at the bank of their market', async () => {
    const { db } = world().services;
    const abroad = { id: 'PO-KE', ledger_id: 'ledger-ke', minor: 1, parcels: 1, state: 'PAID' as const };
    const at = world().services.now().toISOString();
    await db
      .insertInto('collection_ledgers')
      .values({ id: 'ledger-ke', user_id: kofi.userId, country_code: 'KE', payee: null, created_at: at })
      .execute();
    const settled = {
      proposed_at: at,
      exported_at: at,
      settled_at: at,
      settled_on: day(),
      reason: null,
      payee: null,
    };
    await db
      .insertInto('payouts')
      .values({ ...abroad, ...settled, bank_country: 'KE', bank_reference: 'BANK-9' })
      .execute();
    await sold(20_000, 5);
    const [id] = proposed(await propose());
    await exported();
    expect((await settle(`${id},200.00,GHS,PAID,${day()},BANK-9,`)).code).toBe(0);
  });
});
