import { expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import { setAllowance } from '@/lib/server/messaging/messages/allowance-store';
import { csvOf, SHEET_ROW } from '../../../fixtures/sheets';
import { signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase, type CallHeaders } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

onEachDatabase('a sheet of parcels', (world) => {
  const check = async (file: Uint8Array, headers: CallHeaders): Promise<CheckedSheet> =>
    (await world().call('checkSheet', { content: Buffer.from(file).toString('base64') }, headers)).body.data;
  const place = (checked: CheckedSheet['orders'], { token }: Person) => {
    const orders = checked.map(({ orderKey, totals, order }) => ({
      orderKey,
      totals,
      order: { ...order, agreed: true },
    }));
    return world().call('placeSheetOrders', { orders }, { token });
  };

  it('is placed within the account’s allowance of the day, which grows with parcels', async () => {
    const person = await signUp(world());
    const as = { token: person.token };
    const rows = Array.from({ length: 53 }, (_, index) => ({ ...SHEET_ROW, order: `N${index}` }));
    const { orders } = await check(csvOf(rows), as);
    const part = (from: number, to: number) => place(orders.slice(from, to), person);
    const placePart = async (from: number, to: number) =>
      (await part(from, to)).body.data.results.map(({ problem }: { problem: string }) => problem);
    expect(await placePart(0, 25)).toEqual(Array(25).fill(''));
    expect(await placePart(25, 49)).toEqual(Array(24).fill(''));
    // A repetition is not counted. Of the next two orders, one is placed.
    expect(await placePart(0, 25)).toEqual(Array(25).fill(''));
    const problems = await placePart(49, 51);
    expect(problems.filter((problem: string) => problem === '')).toHaveLength(1);
    expect(problems.find((problem: string) => problem !== '')).toMatch(/50 orders a day/);
    const refusal = await part(51, 53);
    expectRefusal(refusal, 429, ERRORS.orderAllowance.code);
    expect(refusal.body.message).toMatch(/50 orders a day/);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);

    // An operator's allowance counts too.
    const { db } = world().services;
    await setAllowance(db, person.userId, 51);
    expect(await placePart(51, 52)).toEqual(['']);
    await setAllowance(db, person.userId, null);

    const [first] = (await part(0, 1)).body.data.results;
    const { waybillNo } = first.placed.waybills[0];
    await importScanRows(world(), scanRow(waybillNo, 'PICKED_UP', world().services.now().getTime()));
    expect(await placePart(52, 53)).toEqual(['']);
  });
});
