// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { SheetFindings } from '@/components/sending/sheets/sheet-findings.island';
import type { CheckedSheet, SheetOrder } from '@/lib/contract/orders/sheets';
import type { Prefix } from '@/lib/market/prefix';
import common from '@/messages/en/common.json';
import legal from '@/messages/en/legal.json';
import orders from '@/messages/en/orders.json';
import sheets from '@/messages/en/sheets.json';
import { checkedSheet } from './checked-sheet';

const order = (orderKey: string, more: Partial<SheetOrder> = {}): SheetOrder => ({
  orderKey,
  reference: orderKey,
  rows: [2],
  receiverName: 'Ama',
  parcels: 1,
  totals: [{ currency: 'CNY', minor: 100 }],
  about: null,
  expected: { earliest: '2026-12-07', latest: '2026-12-11' },
  handOver: 0,
  placed: null,
  earlier: null,
  hiddenRows: [],
  order: {},
  ...more,
});
const earlier = (tradeNo: string, canReplace: boolean): SheetOrder['earlier'] => ({
  id: tradeNo,
  tradeNo,
  kind: 'international',
  placedAt: '2026-11-28T09:00:00.000Z',
  canReplace,
});

function renderFound(found: Partial<CheckedSheet>, isEncodingOpen = false) {
  const sheet = checkedSheet(found);
  const readAs = vi.fn();
  const rest = {
    busy: null,
    failure: null,
    check: vi.fn(),
    correct: vi.fn(),
    reset: vi.fn(),
    add: vi.fn(),
    additions: { fill: {}, edits: [] },
  };
  render(
    <NextIntlClientProvider locale="en-GH" messages={{ sheets, common, legal, orders }}>
      <SheetFindings
        sheet={sheet}
        check={{ ...rest, sheet, isEncodingOpen, readAs }}
        prefix={'gh-en' as Prefix}
        onDone={vi.fn()}
      />
    </NextIntlClientProvider>,
  );
  return readAs;
}

const answer = (label: RegExp, option: string) => {
  const field = screen.getByLabelText<HTMLSelectElement>(label);
  const { value } = [...field.options].find(({ text }) => text === option)!;
  fireEvent.change(field, { target: { value } });
};
const button = () => screen.queryByRole('button', { name: /^Place \d/ })?.textContent;

it('the button that places the orders is shown at once if there is no question', () => {
  renderFound({ orders: [order('A'), order('B')], sheet: 'Parcels of May' });
  expect(screen.getByText(/Parcels of May/)).toBeDefined();
  expect(button()).toBe('Place 2 orders');
});

it('questions about hidden rows and used references come first', () => {
  const orders = [
    order('A'),
    order('B', { hiddenRows: [3] }),
    order('C', { earlier: earlier('TN1', true) }),
    order('D', { earlier: earlier('TN2', false) }),
  ];
  renderFound({ orders });
  expect(button()).toBeUndefined();
  answer(/Row 3 is hidden/, sheets.questions.hiddenSkip);
  answer(/C on 28 Nov.* as order TN1/, sheets.questions.replace);
  expect(button()).toBeUndefined();
  const select = screen.getByLabelText<HTMLSelectElement>(/D on .* as order TN2/);
  expect([...select.options].map(({ text }) => text)).not.toContain(sheets.questions.replace);
  answer(/D on .* as order TN2/, sheets.questions.skip);
  expect(button()).toBe('Place 2 orders');
  answer(/2 orders with different content/, sheets.questions.again);
  expect(button()).toBe('Place 3 orders');
});

it('a guessed encoding is confirmed or changed first', () => {
  const guessed: CheckedSheet['guessed'] = { encoding: 'gb18030', sample: ['李伟'] };
  const readAs = renderFound({ orders: [order('A')], guessed }, true);
  expect(button()).toBeUndefined();
  answer(/李伟/, 'No, read them as Arabic, Windows-1256');
  answer(/李伟/, 'Yes, these are right (Chinese, GB 18030)');
  expect(readAs.mock.calls).toEqual([['windows-1256'], ['gb18030']]);
});

const way = (title: string): CheckedSheet['handOvers'][number] => ({
  title,
  text: '',
  site: null,
  payment: { title: 'How to pay', lines: ['Pay in cash.'] },
});

it('the price, the local money and the days of each order are listed before it is placed', () => {
  const about = { currency: 'GHS', minor: 16_400 };
  renderFound({ orders: [order('A', { about }), order('B', { about })] });
  expect(screen.getByText('2 parcels. You pay CNY 2, about GHS 328.')).toBeDefined();
  const list = screen.getByRole('table', { name: sheets.preview.list });
  const rows = within(list).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['A', 'B'].map((name) => expect.stringContaining(name)));
  for (const row of rows)
    expect(row.textContent?.replaceAll('\u00a0', ' ')).toMatch(/CNY 1about GHS 1647–\u206011 Dec/);
});

it('each way to us names its orders, without those left out', () => {
  const handOvers = [way('Send to our warehouse'), way('Our driver will come')];
  renderFound({ handOvers, orders: [order('A'), order('B'), order('C', { handOver: 1, hiddenRows: [4] })] });
  const isShown = (text: string) => screen.queryByText(text) !== null;
  const shownWays = () => ({
    warehouse: isShown('Send to our warehouse: 2 orders'),
    driver: isShown('Our driver will come: 1 order'),
  });
  expect(shownWays()).toEqual({ warehouse: true, driver: true });
  answer(/Row 4 is hidden/, sheets.questions.hiddenSkip);
  expect(shownWays()).toEqual({ warehouse: true, driver: false });
});

it('a placed sheet shows how to pay and the file of its numbers', () => {
  const placedOrder: SheetOrder['placed'] = { id: 'o1', tradeNo: 'TN7', kind: 'international', waybills: [] };
  renderFound({ handOvers: [way('Send to our warehouse')], orders: [order('A', { placed: placedOrder })] });
  expect(screen.getByText('TN7')).toBeDefined();
  expect(screen.getByText('Pay in cash.')).toBeDefined();
  expect(screen.getByRole('button', { name: orders.download.xlsx })).toBeDefined();
  expect(screen.getByRole('table', { name: sheets.done.waybills })).toBeDefined();
});

it.each([
  [30, false],
  [31, true],
])('a list of %i orders scrolls in its own box: %s', (count, scrolls) => {
  renderFound({ orders: Array.from({ length: count }, (_, index) => order(`T${index}`)) });
  expect(screen.queryByRole('region', { name: sheets.preview.list })?.tabIndex).toBe(scrolls ? 0 : undefined);
});

it.each([
  [0, /any orders yet/],
  [1, /without mistakes now/],
])('says in one sentence what can be placed with %i orders', (count, sentence) => {
  const mistake = { row: 4, column: 'Weight', value: '90', message: 'Too heavy.', hint: '' };
  renderFound({ mistakes: [mistake], orders: Array.from({ length: count }, (_, index) => order(`T${index}`)) });
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.queryByText(sheets.found.none)).toBeNull();
});
