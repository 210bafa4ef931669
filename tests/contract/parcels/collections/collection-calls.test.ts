import { beforeAll, expect, it } from 'vitest';
import type { CallName } from '@/lib/contract/calls';
import type { CollectionEntry } from '@/lib/contract/orders/collections';
import { addDays } from '@/lib/time/calendar-date';
import { storePayoutTerms } from '@/lib/server/parcels/collections/terms-store';
import { deliverParcel, orderWithCollection, payOut } from '../../support/steps/collection-steps';
import { insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase, sendDueEntries } from '../../support/world';
import { ghs } from '../../../fixtures/amounts';

onEachDatabase('the API of collected money', (world) => {
  let efua: Person;
  let payoutId: string;
  let [paid, held]: string[] = [];
  const today = () => world().services.now().toISOString().slice(0, 10);
  const call = (name: CallName, input: object = {}, token = efua.token) =>
    world().call(name, input as Record<string, unknown>, { token });

  async function ordered(minor: number): Promise<string> {
    const { body } = await call('addInternationalOrder', orderWithCollection(minor));
    return body.data.waybillNo;
  }

  beforeAll(async () => {
    await insertPlaces(world());
    const terms = {
      countryCode: 'GH' as const,
      validFrom: '2026-02-01',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      holdingDays: 3,
    };
    await storePayoutTerms(world().services.db, [terms]);
    efua = await signUp(world());
    paid = await ordered(50_000);
    await deliverParcel(world(), paid);
    payoutId = await payOut(world(), efua.userId);
    held = await ordered(20_000);
    await deliverParcel(world(), held);
  });

  it('returns the balance of each market with the next payouts', async () => {
    const { body } = await call('getCollectionBalances');
    const [first, ...others] = body.data.balances;
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      countryCode: 'GH',
      balance: ghs(20_000),
      held: ghs(20_000),
      due: ghs(0),
      sent: ghs(0),
      hasBankAccount: true,
      terms: { holdingDays: 3 },
    });
    expect(first.upcoming).toEqual([{ on: addDays(today(), 3), amount: ghs(20_000), parcels: 1 }]);
  });

  it('returns the ledger page by page, and payouts with their parcels', async () => {
    const { items, nextCursor } = (await call('listCollectionEntries', { countryCode: 'GH' })).body.data;
    expect(nextCursor).toBeNull();
    expect(items.map((entry: CollectionEntry) => [entry.position, entry.kind, entry.amount.minor])).toEqual([
      [3, 'collected', 20_000],
      [2, 'payout', -50_000],
      [1, 'collected', 50_000],
    ]);
    const older = (await call('listCollectionEntries', { countryCode: 'GH', cursor: '3' })).body.data;
    expect(older.items).toHaveLength(2);
    const payouts = (await call('listPayouts')).body.data.items;
    expect(payouts).toMatchObject([{ id: payoutId, state: 'PAID', amount: ghs(50_000), settledOn: today() }]);
    const detail = (await call('getPayout', { id: payoutId })).body.data;
    expect(detail.items).toMatchObject([{ waybillNo: paid, amount: ghs(50_000) }]);
  });

  it('shows the money on the order', async () => {
    const { items } = (await call('getPayout', { id: payoutId })).body.data;
    const order = (await call('getOrder', { id: items[0].orderId })).body.data;
    expect(order.parcels[0].collection).toMatchObject({ state: 'PAID', collected: ghs(50_000), payoutOn: today() });
    const { data } = (await call('selectByTradeNo', { tradeNo: order.tradeNo })).body;
    expect(data.parcels[0].collection.state).toBe('PAID');
  });

  it.each(['csv', 'xlsx', 'pdf'] as const)('writes the statement as %s', async (format) => {
    const period = { countryCode: 'GH', from: today(), to: today(), format };
    const { status, bytes } = await call('getCollectionStatement', period);
    expect(status).toBe(200);
    const start = Buffer.from(bytes!).subarray(0, 4).toString('latin1');
    expect(start).toBe({ csv: '\u00ef\u00bb\u00bfD', xlsx: 'PK\u0003\u0004', pdf: '%PDF' }[format]);
    if (format !== 'csv') return;
    const lines = Buffer.from(bytes!).toString().slice(1).trim().split('\r\n');
    expect(lines).toEqual([
      'Date,Entry,Tracking number,Payout,Amount (GHS),Balance (GHS)',
      `${today()},Collected,${paid},,500.00,500.00`,
      `${today()},Payout,${paid},${payoutId},-500.00,0.00`,
      `${today()},Collected,${held},,200.00,200.00`,
    ]);
  });

  it('sends a mail about each payout', async () => {
    await sendDueEntries(world());
    const mails = world()
      .outbox()
      .filter(({ text }) => text.includes(payoutId));
    expect(mails.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual(['Your payout of GHS 500']);
    expect(mails[0]!.text).toContain('/gh-en/express/collections');
  });

  it('refuses a period that ends before it begins', async () => {
    const period = { countryCode: 'GH', from: today(), to: addDays(today(), -1), format: 'csv' };
    const { status, body } = await call('getCollectionStatement', period);
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field: 'to' });
  });

  it('needs the scope, and shows a test key nothing', async () => {
    const key = async (mode: string, scopes: string[]) =>
      (await call('createApiKey', { name: 'Shop', mode, scopes })).body.data.key as string;
    const [orders, live, test] = [
      await key('live', ['orders']),
      await key('live', ['collections']),
      await key('test', ['collections']),
    ];
    expect((await call('getCollectionBalances', {}, orders)).status).toBe(403);
    expect((await call('getCollectionBalances', {}, live)).body.data.balances).toHaveLength(1);
    expect((await call('getCollectionBalances', {}, test)).body.data.balances).toEqual([]);
    expect((await call('listPayouts', {}, test)).body.data.items).toEqual([]);
    expect((await call('getPayout', { id: payoutId }, test)).status).toBe(404);
  });
});
