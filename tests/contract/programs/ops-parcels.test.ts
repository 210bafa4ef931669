import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { tokenHash } from '@/lib/server/platform/token';
import { goToMarch } from '../support/steps/calendar-steps';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { createLinkTo } from '../support/steps/receiver-steps';
import { scanRow, importScanRows } from '../support/scan-rows';
import { CONTROLS_MARK, storeControls } from '../support/stored-controls';
import { onEachDatabase, sendDueEntries } from '../support/world';

onEachDatabase('ops parcels', (world) => {
  let ama: Person;
  let order: OrderView;
  let token: string;
  beforeAll(async () => {
    await goToMarch(world());
    await insertPlaces(world());
    ama = await signUp(world());
    const sample = internationalOrder();
    const two = { ...sample, parcels: [...sample.parcels, ...sample.parcels], remark: `scarlet ${CONTROLS_MARK}` };
    order = (await world().call('addInternationalOrder', two, { token: ama.token })).body.data;
    await storeControls(world());
    token = await createLinkTo(world(), order.waybillNo);
  });

  const show = (number: string) => runOpsCommand(world(), 'parcels', 'show', number);

  it('shows why a parcel is late: received scans, days with reasons, messages and links', async () => {
    world().pass(Date.parse('2031-04-20T10:00:00Z') - world().services.now().getTime());
    const partner = { received_code: 'EDC', received_reason: '53', place: 'Accra' };
    await importScanRows(
      world(),
      scanRow(order.waybillNo, 'PICKED_UP', '2031-03-08T10:00:00Z', { country_code: 'CN', time_zone: 'Asia/Shanghai' }),
      scanRow(order.waybillNo, 'CUSTOMS_HELD', '2031-03-20T10:00:00Z', {
        ...partner,
        reason: 'DOCUMENTS',
      }),
    );
    await sendDueEntries(world());
    const { code, out, err } = await show(order.waybillNo.toLowerCase());
    expect({ code, err }).toEqual({ code: 0, err: [] });
    const text = out.join('\n');
    expect(text).toContain(`order: ${order.tradeNo}, placed `);
    expect(text).toMatch(/state: IN_TRANSIT since /);
    expect(text).toMatch(/late: yes, \d+ days after 2031-\d\d-\d\d/);
    expect(text).toMatch(/last scan: CUSTOMS_HELD \(DOCUMENTS\), Accra, 2031-03-20/);
    expect(text).toMatch(/Changed from 2031-03-14 to 2031-03-20 because customs clearance took longer than planned\./);
    expect(text).toMatch(/CUSTOMS_HELD {2}DOCUMENTS {2}Accra, GH {2}received as EDC 53/);
    expect(text).toMatch(/messages:\n {4}\S+ {2}sent {2}(sms|mail)/);
    expect(text).toMatch(/receiver {2}link {2}en {2}open until /);
    // Neither a whole address, nor a token or its hash, nor the other parcel.
    for (const secret of [token, tokenHash(token), '+233 24 000 0123', '+233240000123', order.waybills[1]!.waybillNo])
      expect(text).not.toContain(secret);
  });

  it('shows all parcels of an order by its number', async () => {
    const { code, out } = await show(order.tradeNo);
    expect(code).toBe(0);
    const titles = out.filter((line) => line.startsWith('waybill: '));
    expect(titles).toEqual(
      order.waybills.map(({ waybillNo }, index) => `waybill: ${waybillNo}, number ${index + 1} in the order`),
    );
  });

  it('reports unknown numbers', async () => {
    expect(await show('DX93550221735GH')).toMatchObject({ code: 2, out: [] });
    expect((await show('not a number')).code).toBe(2);
  });

  it('writes export files without terminal control characters', async () => {
    await withTemporaryFolder(async (folder) => {
      for (const name of ['orders.ndjson', 'orders.csv']) {
        const file = path.join(folder, name);
        expect((await runOpsCommand(world(), 'orders', 'export', file)).code).toBe(0);
        const text = readFileSync(file, 'utf8');
        expect(text).toContain('scarlet');
        expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/);
      }
    });
  });
});
