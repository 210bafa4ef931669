import { describe, expect, it } from 'vitest';
import { mergeLines } from '@/components/parcels/orders/detail/merge-lines';
import { OrderParcels } from '@/components/parcels/orders/detail/order-parcels';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { QuoteLineView } from '@/lib/contract/quotes/quotes';
import { orderInWords } from '../../../support/sample-orders';
import { htmlOf, MARKET_LIST } from '../../../support/render';

const GHANA = MARKET_LIST.find(({ prefix }) => prefix === 'gh-en')!;
const NUMBERS = ['DX00000000001GH', 'DX00000000002GH', 'DX00000000003GH'];

type Parcel = OrderView['parcels'][number];

/** Returns the rows of the table for three parcels, which differ by these values. */
async function rowsOf(...differences: Partial<Parcel>[]): Promise<string[]> {
  const { english: order } = orderInWords('en', 'GH');
  const [sample] = order.parcels;
  const parcels = NUMBERS.map((waybillNo, index) => ({ ...sample!, waybillNo, ...differences[index] }));
  const html = await htmlOf(GHANA, <OrderParcels order={{ ...order, parcels }} />, ['ship', 'orders']);
  return html.split('<tr').slice(2);
}

describe('the content of an order', () => {
  it('is one row for equal parcels, whose journeys may differ', async () => {
    const rows = await rowsOf({ state: 'SIGNED' }, { state: 'IN_TRANSIT' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('3 identical parcels');
    expect(rows[0]).not.toContain('DX0');
  });

  it('is a row for each difference, with the numbers of its parcels', async () => {
    const rows = await rowsOf({}, { weightKg: 7.25 });
    expect(rows.map((row) => NUMBERS.filter((number) => row.includes(number)))).toEqual([
      [NUMBERS[0], NUMBERS[2]],
      [NUMBERS[1]],
    ]);
    expect(rows[1]).toContain('7.25');
  });
});

describe('the line of a price', () => {
  const line = (parcel: number | null, minor: number | null, code = 'freight'): QuoteLineView => ({
    code,
    label: code,
    reason: 'By weight.',
    rule: '§9',
    payer: 'sender',
    parcel,
    amount: minor === null ? null : { currency: 'CNY', minor },
  });
  const merged = (lines: QuoteLineView[]) =>
    mergeLines(lines, (label, count) => `${count} × ${label}`).map(({ label, parcel, amount }) => [
      label,
      parcel,
      amount?.minor ?? null,
    ]);

  it('is summed for parcels with equal lines', () => {
    const lines = [line(1, 500), line(1, 90, 'protection'), line(2, 500), line(3, 700), line(null, 40, 'pickup')];
    expect(merged(lines)).toEqual([
      ['2 × freight', null, 1000],
      ['protection', 1, 90],
      ['freight', 3, 700],
      ['pickup', null, 40],
    ]);
  });

  it('is apart for the whole order, and without an amount', () => {
    expect(merged([line(1, 40), line(null, 40), line(1, null, 'cover'), line(2, null, 'cover')])).toEqual([
      ['freight', 1, 40],
      ['freight', null, 40],
      ['2 × cover', null, null],
    ]);
  });
});
