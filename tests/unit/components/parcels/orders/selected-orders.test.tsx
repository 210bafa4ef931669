// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrdersData } from '@/components/parcels/orders/orders-data';
import { OrdersDataProvider } from '@/components/parcels/orders/orders-data.island';
import { SelectedOrders } from '@/components/parcels/orders/list/selected-orders.island';
import { ERRORS } from '@/lib/contract/error-codes';
import type { OrderSummary } from '@/lib/contract/orders/order-list';
import type { Prefix } from '@/lib/market/prefix';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import orders from '@/messages/en/orders.json';
import { respond, respondData, stubService, type ServiceRequest } from '../../../support/stub-service';
import { summary } from '../../../support/orders';

const STATE_FORBIDS = ERRORS.stateForbids;
const data = { prefix: 'gh-en' as Prefix, countryNames: {} } as OrdersData;
let cancellations: ServiceRequest['body'][] = [];
let refusedId: string | null = null;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  [cancellations, refusedId] = [[], null];
  stubService(({ body }) => {
    if (body.id === refusedId)
      return respond(STATE_FORBIDS.status, { success: false, code: STATE_FORBIDS.code, message: 'no', data: null });
    cancellations.push(body);
    return respondData({});
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(selected: readonly OrderSummary[]) {
  const [onClear, onCancelled] = [vi.fn(), vi.fn()];
  render(
    <NextIntlClientProvider locale="en-GH" messages={{ orders, common, errors }}>
      <OrdersDataProvider data={data}>
        <SelectedOrders orders={selected} onClear={onClear} onCancelled={onCancelled} />
      </OrdersDataProvider>
    </NextIntlClientProvider>,
  );
  return { onClear, onCancelled };
}

const click = (name: string, index = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name, hidden: true })[index]!);

describe('the selection of orders', () => {
  it('offers labels and cancelling for those that allow it', () => {
    const waiting = { ...summary('1'), waitsFor: ['turkishId' as const] };
    show([waiting, summary('2'), summary('3', 'SIGNED'), summary('4', 'CANCELLED')]);
    expect(screen.getByText('4 shipments selected')).toBeDefined();
    expect(screen.getByRole('button', { name: '2 labels (PDF)' })).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Cancel 2 shipments', hidden: true })).not.toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('offers neither for cancelled ones, and sending again for a single one', () => {
    show([summary('4', 'CANCELLED')]);
    expect(screen.queryByRole('button', { name: /label/i })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Cancel/, hidden: true })).toBeNull();
    expect(screen.getByRole('link', { name: 'Send again' })).toBeDefined();
  });

  it('cancels one after another, after a question', async () => {
    const { onCancelled } = show([summary('1'), summary('2'), summary('3', 'SIGNED')]);
    click('Cancel 2 shipments');
    expect(cancellations).toEqual([]);
    click('Cancel 2 shipments', 1);
    await waitFor(() => expect(onCancelled).toHaveBeenCalledExactlyOnceWith(true));
    expect(cancellations).toEqual([{ id: '1' }, { id: '2' }]);
  });

  it('shows that not all could be cancelled, and stays open', async () => {
    refusedId = '2';
    const { onCancelled } = show([summary('1'), summary('2')]);
    click('Cancel 2 shipments');
    click('Cancel 2 shipments', 1);
    await waitFor(() => expect(screen.getByText(orders.select.cancelFailed)).toBeDefined());
    expect(onCancelled).toHaveBeenCalledExactlyOnceWith(false);
    expect(cancellations).toEqual([{ id: '1' }]);
  });
});
