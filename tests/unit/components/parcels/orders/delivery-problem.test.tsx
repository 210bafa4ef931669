// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { DeliveryProblem } from '@/components/parcels/orders/delivery/delivery-problem';
import { findDeliveryProblem } from '@/components/parcels/orders/delivery/find-delivery-problem';
import type { LoadedTracks } from '@/components/parcels/orders/detail/use-tracks';
import type { OrdersData } from '@/components/parcels/orders/orders-data';
import { OrdersDataProvider } from '@/components/parcels/orders/orders-data.island';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { TrackView } from '@/lib/contract/tracking/tracking';
import orders from '@/messages/en/orders.json';
import track from '@/messages/en/track.json';

const FAILED = 'DX00000000002GH';
const order = {
  waybills: [
    { waybillNo: 'DX00000000001GH', state: 'SIGNED' },
    { waybillNo: FAILED, state: 'DELIVERY_FAILED' },
  ],
  receiver: { phone: '+233 24 000 0123' },
} as unknown as OrderView; // the parts that the view reads
const event = {
  description: 'The address is incomplete',
  meaning: { next: 'We need a better address.', sender: 'Ask the receiver, then call us.' },
};

function show(tracks: unknown, contact?: string): void {
  render(
    <NextIntlClientProvider locale="en-GH" messages={{ orders, track }}>
      <OrdersDataProvider data={{ contact } as OrdersData}>
        <DeliveryProblem order={order} waybillNo={FAILED} tracks={tracks as LoadedTracks} />
      </OrdersDataProvider>
    </NextIntlClientProvider>,
  );
}

it('the notice says why the delivery failed, what to do, and whom to call', () => {
  show({ status: 'ready', data: new Map([[FAILED, { events: [event] }]]) }, '+233 30 200 0144/+233 24 000 0144');
  expect(screen.getByText('The address is incomplete')).toBeDefined();
  expect(screen.getByText('We need a better address.')).toBeDefined();
  expect(screen.getByText('Ask the receiver, then call us.')).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+233302000144',
    'tel:+233240000123',
  ]);
});

it('the notice says on which days we try again', () => {
  const delivery = { earliest: '2026-12-02', latest: '2026-12-03' };
  show({ status: 'ready', data: new Map([[FAILED, { state: 'DELIVERY_FAILED', events: [event], delivery }]]) });
  expect(screen.getByText(/^The address is incomplete\. .*2–\u20603\sDec$/)).toBeDefined();
});

it('the notice names the state and the receiver while the reason is unknown', () => {
  show({ status: 'failed' });
  expect(screen.getByText(track.states.DELIVERY_FAILED)).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:+233240000123']);
});

it('the notice is about a failed delivery first, then about a hold by customs', () => {
  const held = { waybillNo: 'DX00000000003GH', state: 'IN_TRANSIT', events: [{ code: 'CUSTOMS_HELD' }] };
  const tracks = new Map([[held.waybillNo, held as unknown as TrackView]]); // the parts that the rule reads
  const [signed] = order.waybills;
  expect(findDeliveryProblem(order.waybills, tracks)).toBe(FAILED);
  expect(findDeliveryProblem([signed!], tracks)).toBe(held.waybillNo);
  expect(findDeliveryProblem([signed!], new Map())).toBeUndefined();
  expect(findDeliveryProblem([signed!], undefined)).toBeUndefined();
});
