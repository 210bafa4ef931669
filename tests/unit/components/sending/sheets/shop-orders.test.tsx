// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SheetFindings } from '@/components/sending/sheets/sheet-findings.island';
import type { SentAdditions } from '@/components/sending/sheets/use-sheet-check';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import type { Prefix } from '@/lib/market/prefix';
import common from '@/messages/en/common.json';
import legal from '@/messages/en/legal.json';
import orders from '@/messages/en/orders.json';
import sheets from '@/messages/en/sheets.json';
import { clickButton } from '../../../support/click-button';
import { respondData, stubService } from '../../../support/stub-service';
import { checkedSheet } from './checked-sheet';

const ADDRESS = {
  id: 'a1',
  name: 'Li Wei',
  company: '',
  phone: '+86 138 1234 5678',
  email: '',
  countryCode: 'CN',
  provinceCode: 'CN-GD',
  provinceName: 'Guangdong',
  cityCode: 'CN-GD-GZ',
  cityName: 'Guangzhou',
  areaCode: '',
  areaName: '',
  street: '12 Sample Road',
  digitalAddress: '',
};
const questionOf = (column: string, title: string, choices: { code: string; name: string }[] = []) => ({
  column,
  title,
  choices,
});
const SHOP: NonNullable<CheckedSheet['shop']> = {
  name: 'shopify',
  settled: 2,
  asks: [
    questionOf('goods', 'Type of goods', [{ code: 'GENERAL', name: 'General goods' }]),
    questionOf('weight', 'Weight (kg)'),
    questionOf('senderPhone', 'Sender’s phone'),
    questionOf('senderCity', 'Sender’s city'),
  ],
  isOpen: true,
};
const ORDER: CheckedSheet['orders'][number] = {
  orderKey: 'k1',
  reference: '#1001',
  rows: [2],
  receiverName: 'Ama',
  parcels: 1,
  weightKg: 1.5,
  about: null,
  totals: [{ currency: 'CNY', minor: 100 }],
  expected: { earliest: '2026-12-07', latest: '2026-12-11' },
  handOver: 0,
  placed: null,
  earlier: null,
  hiddenRows: [],
  order: {},
};

/** The client's code is loaded on its first use. */
const LOADED_MS = 10_000;

let addresses: (typeof ADDRESS)[] = [];
let requests = 0;
beforeEach(() => {
  addresses = [ADDRESS];
  requests = 0;
  stubService(() => {
    requests += 1;
    return respondData({ items: addresses, limit: 5 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(found: Partial<CheckedSheet>, additions: SentAdditions = { fill: {}, edits: [] }) {
  const sheet = checkedSheet(found);
  const add = vi.fn();
  const rest = { busy: null, failure: null, check: vi.fn(), correct: vi.fn(), reset: vi.fn(), readAs: vi.fn() };
  render(
    <NextIntlClientProvider locale="en-GH" messages={{ sheets, common, legal, orders }}>
      <SheetFindings
        sheet={sheet}
        check={{ ...rest, sheet, isEncodingOpen: false, additions, add }}
        prefix={'gh-en' as Prefix}
        onDone={vi.fn()}
      />
    </NextIntlClientProvider>,
  );
  return add;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('what a shop’s export lacks has fields of its own, before anything else', () => {
  const add = show({ shop: SHOP });
  expect(screen.getByRole('heading', { name: 'Your orders from Shopify' })).toBeDefined();
  expect(screen.getByText(/We skipped 2 orders/)).toBeDefined();
  expect(screen.queryByText(sheets.found.none)).toBeNull();
  type('Type of goods', 'GENERAL');
  type('Weight (kg)', '1.5');
  type('Sender’s phone', '13812345678');
  clickButton('Check the orders');
  expect(add).not.toHaveBeenCalled();
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Sender’s city'));
  type('Sender’s city', 'Guangzhou');
  clickButton('Check the orders');
  const fill = { goods: 'GENERAL', weight: '1.5', senderPhone: '13812345678', senderCity: 'Guangzhou' };
  expect(add).toHaveBeenCalledExactlyOnceWith({ fill });
});

it('a sender from the address book replaces the fields', async () => {
  const add = show({ shop: SHOP });
  type('Weight (kg)', '2');
  type('Type of goods', 'GENERAL');
  fireEvent.change(await screen.findByLabelText(sheets.shop.sender, {}, { timeout: LOADED_MS }), {
    target: { value: 'a1' },
  });
  expect(screen.queryByLabelText('Sender’s phone')).toBeNull();
  clickButton('Check the orders');
  expect(add.mock.calls[0]![0]).toMatchObject({
    fill: {
      weight: '2',
      senderName: 'Li Wei',
      senderProvince: 'CN-GD',
      senderCity: 'CN-GD-GZ',
      senderStreet: '12 Sample Road',
    },
  });
});

it('the sender is typed without saved addresses', async () => {
  addresses = [];
  show({ shop: SHOP });
  await waitFor(() => expect(requests).toBe(1), { timeout: LOADED_MS });
  expect(screen.getByLabelText('Sender’s city')).toBeDefined();
  expect(screen.queryByLabelText(sheets.shop.sender)).toBeNull();
});

it('a weight of the preview and a mistaken value can be changed and checked again', () => {
  const fill = { weight: '1.5' };
  const mistake = {
    row: 4,
    column: 'Shipping City',
    columnId: 'receiverCity',
    value: 'Nowhere',
    message: 'Unknown',
    hint: '',
  };
  const storedMistake = { row: 9, column: 'weight', value: '3' };
  const add = show(
    { shop: { ...SHOP, isOpen: false }, orders: [ORDER], mistakes: [mistake] },
    { fill, edits: [storedMistake] },
  );
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  type('Weight of the order to Ama in kg', '8');
  type('Shipping City', 'Accra');
  type('Shipping City', 'Kumasi');
  clickButton('Check again');
  expect(add).toHaveBeenCalledExactlyOnceWith({
    edits: [
      storedMistake,
      { row: 2, column: 'weight', value: '8' },
      { row: 4, column: 'receiverCity', value: 'Kumasi' },
    ],
  });
});

it('cells of other sheets cannot be changed', () => {
  const mistake = { row: 4, column: 'Weight', columnId: 'weight', value: 'x', message: 'Wrong', hint: '' };
  show({ orders: [ORDER], mistakes: [mistake] });
  expect(screen.queryByRole('textbox')).toBeNull();
});
