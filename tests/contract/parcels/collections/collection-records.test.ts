import { beforeAll, expect, it } from 'vitest';
import { hasOpenMoney } from '@/lib/server/parcels/collections/closing-store';
import { lockUser } from '@/lib/server/trust/personal-data/close/close-store';
import { deleteAccount } from '@/lib/server/trust/personal-data/close/close-account';
import { sweepCollections } from '@/lib/server/trust/personal-data/retention/sweep';
import { deliverParcel, orderWithCollection, payOut } from '../../support/steps/collection-steps';
import { expectSoundDatabase } from '../../support/ops';
import { insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase } from '../../support/world';

onEachDatabase('a record of collected money', (world) => {
  let ama: Person;
  let waybillNo: string;
  let payoutId: string;

  async function sell(): Promise<string> {
    const { body } = await world().call('addInternationalOrder', orderWithCollection(50_000), { token: ama.token });
    await deliverParcel(world(), body.data.waybillNo);
    return body.data.waybillNo;
  }
  const close = async () => {
    const { db, now } = world().services;
    await db.transaction().execute(async (trx) => {
      const user = (await lockUser(trx, ama.userId))!;
      await deleteAccount({ now, language: 'en' }, trx, user);
    });
  };
  const rows = async () => {
    const { db } = world().services;
    const [entries, payouts, ledgers] = await Promise.all([
      db.selectFrom('ledger_entries').select('position').where('waybill_no', '=', waybillNo).execute(),
      db.selectFrom('payouts').select('id').where('id', '=', payoutId).execute(),
      db.selectFrom('collection_ledgers').select(['user_id', 'payee']).execute(),
    ]);
    return { entries: entries.length, payouts: payouts.length, ledgers };
  };
  const sweep = (at: string) => sweepCollections({ ...world().services, now: () => new Date(at) });

  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
    waybillNo = await sell();
  });

  it('leaves the account open until the money is paid out', async () => {
    await expect(close()).rejects.toMatchObject({ error: 'collectionsOpen' });
    payoutId = await payOut(world(), ama.userId);
    expect(await hasOpenMoney(world().services.db, ama.userId)).toBe(false);
  });

  it('is in the exported data of its owner', async () => {
    const { account, orders } = (await world().call('exportAccountData', {}, { token: ama.token })).body.data;
    const payee = { holder: 'Ama Boateng', bank: 'Ghana Bank', account: '0012345678' };
    expect(account.collections).toMatchObject([
      { countryCode: 'GH', bankAccount: payee, payouts: [{ id: payoutId, state: 'PAID', bankAccount: payee }] },
    ]);
    expect(orders[0].parcels[0].collections).toMatchObject([
      { kind: 'collected', amount: { minor: 50_000 } },
      { kind: 'payout', amount: { minor: -50_000 }, payoutId },
    ]);
  });

  it('stays without owner and bank account when the account is closed', async () => {
    await close();
    expect(await rows()).toEqual({ entries: 2, payouts: 1, ledgers: [{ user_id: null, payee: null }] });
    const { payee } = await world()
      .services.db.selectFrom('payouts')
      .select('payee')
      .where('id', '=', payoutId)
      .executeTakeFirstOrThrow();
    expect(payee).toBeNull();
  });

  it('is deleted after its time, and only if it is settled', async () => {
    await sweep('2036-11-30T12:00:00Z');
    expect(await rows()).toMatchObject({ entries: 2, payouts: 1 });
    const { db } = world().services;
    const setOpen = (open_minor: number) =>
      db.updateTable('collected_parcels').set({ open_minor }).where('waybill_no', '=', waybillNo).execute();
    await setOpen(1);
    await sweep('2039-11-30T12:00:00Z');
    expect(await rows()).toMatchObject({ entries: 2, payouts: 1 });
    await setOpen(0);
    await sweep('2039-11-30T12:00:00Z');
    expect(await rows()).toEqual({ entries: 0, payouts: 0, ledgers: [] });
    await expectSoundDatabase(world());
  });
});
