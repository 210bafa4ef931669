// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it } from 'vitest';
import { DEFAULT_FILTER, type ParcelFilter } from '@/components/parcels/orders/list/parcel-filter';
import { ParcelFilters } from '@/components/parcels/orders/list/parcel-filters.island';
import type { OrdersData } from '@/components/parcels/orders/orders-data';
import { OrdersDataProvider } from '@/components/parcels/orders/orders-data.island';
import errors from '@/messages/en/errors.json';
import orders from '@/messages/en/orders.json';
import track from '@/messages/en/track.json';

let chosen: ParcelFilter[] = [];
afterEach(() => (chosen = []));

function show(filter: Partial<ParcelFilter>): HTMLElement {
  const go = (next: ParcelFilter) => chosen.push(next);
  const address = { filter: { ...DEFAULT_FILTER, ...filter }, hrefOf: () => '', go };
  render(
    <NextIntlClientProvider locale="en-GH" timeZone="Africa/Accra" messages={{ orders, track, errors }}>
      <OrdersDataProvider data={{ countryNames: {} } as OrdersData}>
        <ParcelFilters {...(address as unknown as Parameters<typeof ParcelFilters>[0])} desk={undefined} />
      </OrdersDataProvider>
    </NextIntlClientProvider>,
  );
  return screen.getByRole('button', { name: orders.list.filters });
}

it('the filter folds its choices until they are opened', () => {
  const button = show({});
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-controls')!)?.querySelectorAll('select').length).toBe(4);
});

it.each([
  { country: 'GH' },
  { period: 'MONTH' },
  { expectedBy: '2026-12-01' },
  { state: 'LOST' },
] as Partial<ParcelFilter>[])('the filter shows the choices in use: %o', (filter) => {
  expect(show(filter).getAttribute('aria-expanded')).toBe('true');
});

it('the filter has a state of the row of chips without the choices', () => {
  expect(show({ state: 'DELIVERY_FAILED' }).getAttribute('aria-expanded')).toBe('false');
});

it('the row of chips marks a chosen group, whose link removes it', () => {
  show({ group: 'RECEIVER', country: 'GH' });
  const marked = [...document.querySelectorAll('nav [aria-current]')];
  expect(marked.map((chip) => chip.textContent)).toEqual([orders.list.groups.RECEIVER]);
  fireEvent.click(marked[0]!);
  expect(chosen).toEqual([{ ...DEFAULT_FILTER, country: 'GH' }]);
});

it('a state replaces the chosen group', () => {
  show({ group: 'LATE' });
  fireEvent.click(screen.getByText(orders.list.allStates));
  expect(chosen).toEqual([DEFAULT_FILTER]);
});
