import Papa from 'papaparse';
import { beforeEach, expect, it } from 'vitest';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import { PICKUP_WINDOWS } from '@/lib/orders/choices';
import { findUser } from '@/lib/server/accounts/users/user-store';
import { readSheet } from '@/lib/server/platform/sheet-files/read-sheet';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/time/durations';
import { csvOf, SHEET_ROW, type WrittenRow } from '../../../fixtures/sheets';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase, sendDueEntries } from '../../support/world';

const ROWS: readonly WrittenRow[] = [
  { ...SHEET_ROW, order: 'R1' },
  { ...SHEET_ROW, order: 'R1', weight: '4' },
  { ...SHEET_ROW, order: '=R2', receiverName: 'Kofi Mensah' },
];

onEachDatabase('the result of a placed sheet', (world) => {
  let ama: Person;
  beforeEach(async () => {
    ama = await signUp(world());
  });

  const check = async (rows = ROWS): Promise<CheckedSheet> => {
    const input = { content: csvOf(rows).toString('base64') };
    const { status, body } = await world().call('checkSheet', input, { token: ama.token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const place = async ({ orders }: CheckedSheet) => {
    const sheetOrders = orders.map(({ orderKey, totals, order }) => ({
      orderKey,
      totals,
      order: { ...order, agreed: true },
    }));
    const { body } = await world().call('placeSheetOrders', { orders: sheetOrders }, { token: ama.token });
    const results = body.data.results as { placed: NonNullable<CheckedSheet['orders'][number]['placed']> }[];
    return results.map(({ placed }) => placed);
  };
  const download = (input: Record<string, unknown>, token = ama.token) =>
    world().call('downloadOrders', input, { token });

  it('has the price and days of each order, and the way to us once', async () => {
    const { orders, handOvers } = await check();
    const { receiver } = orders[0]!.order as { receiver: { countryCode: string } };
    expect(receiver.countryCode).toBe('GH');
    for (const { totals, about, expected, handOver } of orders) {
      expect(totals.map(({ currency }) => currency)).toEqual(['CNY']);
      expect(about).toEqual({ currency: 'GHS', minor: expect.any(Number) });
      expect(expected.earliest <= expected.latest).toBe(true);
      expect(handOver).toBe(0);
    }
    expect(orders[0]!.expected.earliest > world().services.now().toISOString().slice(0, 10)).toBe(true);
    expect(handOvers).toHaveLength(1);
    const [{ title, site, payment }] = handOvers as [CheckedSheet['handOvers'][number]];
    expect(title).toBe('Send to our warehouse in China');
    expect(site!.label.text).toContain(site!.phone);
    expect(site!.label.text).not.toMatch(/DX|运单号/);
    // The page sums the prices of the orders that are placed.
    expect(payment.lines.join(' ')).not.toMatch(/CNY|GHS/);
    expect(payment.lines[0]).toMatch(/^Pay when you hand the parcel over/);
  });

  it('distinguishes a pickup from the way to a warehouse', async () => {
    const pickupDate = new Date(world().services.now().getTime() + 6 * DAY_MS).toISOString().slice(0, 10);
    const pickup = { sendingMode: 'Pickup at the door', pickupDate, pickupWindow: PICKUP_WINDOWS[0] };
    const { orders, handOvers, mistakes } = await check([...ROWS, { ...SHEET_ROW, order: 'R3', ...pickup }]);
    expect(mistakes).toEqual([]);
    expect(orders.map(({ handOver }) => handOver)).toEqual([0, 0, 1]);
    expect(handOvers.map(({ site }) => site === null)).toEqual([false, true]);
    expect(handOvers[1]!.title).toMatch(/driver will come on/);
  });

  it('is a CSV and an XLSX of both numbers, waybills and prices', async () => {
    const sheet = await check();
    const placedOrders = await place(sheet);
    const orders = placedOrders.map(({ id }) => ({ id }));
    const waybills = placedOrders.map((order) => order.waybills.map(({ waybillNo }) => waybillNo).join(', '));
    const prices = sheet.orders.map(({ totals }) => (totals[0]!.minor / 100).toFixed(2));
    const csv = await download({ format: 'csv', orders });
    expect(csv.status).toBe(200);
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="Dunia-Express-orders.csv"');
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const head = [
      'Your order',
      'Order number',
      'Tracking numbers',
      'Receiver',
      'Receiver’s country',
      'Placed on',
      'Price (CNY)',
    ];
    const rows = (second: string) => [
      head,
      ['R1', placedOrders[0]!.tradeNo, waybills[0], 'Ama Serwaa Boateng', 'Ghana', day, prices[0]],
      [second, placedOrders[1]!.tradeNo, waybills[1], 'Kofi Mensah', 'Ghana', day, prices[1]],
    ];
    const text = Buffer.from(csv.bytes)
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .trim();
    expect(Papa.parse(text).data).toEqual(rows("'=R2"));
    const xlsx = await download({ format: 'xlsx', orders });
    const names = new Map([['Your order', 'order' as const]]);
    const table = await readSheet({ file: Buffer.from(xlsx.bytes), names });
    expect(table.rows.map(({ cells }) => cells.map((cell) => cell.text))).toEqual(rows('=R2'));
  });

  it('is also a file of the orders that a filter of the list finds', async () => {
    const placedOrders = await place(await check());
    const numbers = async (filter: Record<string, unknown>) => {
      const { status, bytes } = await download({ format: 'csv', ...filter });
      expect(status).toBe(200);
      const rows = Papa.parse<string[]>(Buffer.from(bytes).toString('utf8').trim()).data;
      const column = rows[0]!.indexOf('Order number');
      return rows.slice(1).map((cells) => cells[column]);
    };
    expect((await numbers({})).toSorted()).toEqual(placedOrders.map(({ tradeNo }) => tradeNo).toSorted());
    expect(await numbers({ search: 'kofi' })).toEqual([placedOrders[1]!.tradeNo]);
    expect(await numbers({ state: 'SIGNED' })).toEqual([]);
  });

  it('is refused to a stranger', async () => {
    const [first] = await place(await check());
    const stranger = await signUp(world());
    const request = { format: 'csv', orders: [{ id: first!.id }] };
    expect((await download(request, stranger.token)).status).toBe(404);
    const { bytes } = await download({ format: 'csv' }, stranger.token);
    expect(Buffer.from(bytes).toString('utf8').trim().split('\n')).toHaveLength(1);
  });

  it('has a mail with the price, the address and the way to pay', async () => {
    const { email } = (await findUser(world().services.db, ama.userId))!;
    const sheet = await check();
    await place(sheet);
    world().pass(2 * MINUTE_MS + SECOND_MS);
    await sendDueEntries(world());
    const { text } = world()
      .outbox()
      .findLast(({ to }) => to === email)!;
    const sum = sheet.orders.reduce((total, { totals }) => total + totals[0]!.minor, 0) / 100;
    expect(text.replaceAll(/[,\u00a0]/g, ' ').replaceAll(/(\d) (?=\d{3})/g, '$1')).toContain(`CNY ${sum}`);
    expect(text).toMatch(/about GHS/);
    const [{ site, payment }] = sheet.handOvers as [CheckedSheet['handOvers'][number]];
    expect(text).toContain(site!.label.text);
    expect(text).toContain(['How to pay', ...payment.lines].join('\n'));
    expect(text).toContain('a file of order numbers, tracking numbers and prices');
  });
});
