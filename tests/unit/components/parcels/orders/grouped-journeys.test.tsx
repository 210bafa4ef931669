// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { groupByContent } from '@/components/parcels/orders/detail/group-by-content';
import { TrackingInfo } from '@/components/parcels/orders/detail/tracking-info.island';
import { useTracks } from '@/components/parcels/orders/detail/use-tracks';
import type { OrdersData } from '@/components/parcels/orders/orders-data';
import { OrdersDataProvider } from '@/components/parcels/orders/orders-data.island';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { TrackView } from '@/lib/contract/tracking/tracking';
import type { Prefix } from '@/lib/market/prefix';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import orders from '@/messages/en/orders.json';
import track from '@/messages/en/track.json';
import { respondData, stubService } from '../../../support/stub-service';

const CODES = ['OUT_FOR_DELIVERY', 'ARRIVED_LOCAL_HUB', 'CUSTOMS_RELEASED', 'FLIGHT_ARRIVED', 'PICKED_UP'];
const NUMBERS = ['DX00000000001GH', 'DX00000000002GH', 'DX00000000003GH'];

/** `codes`: newest first, a minute apart. `second`: the second of the minute of each scan. */
const trackOf = (waybillNo: string, codes: readonly string[], second: number): TrackView => ({
  waybillNo,
  state: 'OUT_FOR_DELIVERY',
  group: 'in-transit',
  service: '',
  receiverName: '',
  senderCountry: 'CN',
  receiverCountry: 'GH',
  destination: 'Accra',
  events: codes.map((code, index) => ({
    timeZone: 'Africa/Accra',
    place: 'Accra',
    countryCode: 'GH',
    code,
    description: `Event ${code}`,
    time: `2026-11-29T08:${String(30 - index).padStart(2, '0')}:${String(second).padStart(2, '0')}.000Z`,
  })),
});

afterEach(() => vi.unstubAllGlobals());

const Tracked = ({ order }: { order: OrderView }) => <TrackingInfo order={order} tracks={useTracks(order)} />;

async function show(tracks: readonly TrackView[]): Promise<void> {
  stubService(() => respondData({ inTransit: tracks, signed: [], ended: [], failed: [] }));
  const waybills = tracks.map(({ waybillNo, state }) => ({ waybillNo, state }));
  const order = { waybills, parcels: waybills, history: [] } as unknown as OrderView; // the parts that the view reads
  render(
    <NextIntlClientProvider locale="en-GH" timeZone="Africa/Accra" messages={{ orders, track, common, errors }}>
      <OrdersDataProvider data={{ prefix: 'gh-en' as Prefix, countryNames: { GH: 'Ghana' } } as OrdersData}>
        <Tracked order={order} />
      </OrdersDataProvider>
    </NextIntlClientProvider>,
  );
  // The first test loads the client.
  await screen.findAllByText('Event OUT_FOR_DELIVERY', {}, { timeout: 5000 });
}

describe('the journey of an order', () => {
  it('is one if the parcels were scanned together, with the newest two events and a fold', async () => {
    await show(NUMBERS.map((number, index) => trackOf(number, CODES, index)));
    expect(screen.getAllByText('Event OUT_FOR_DELIVERY')).toHaveLength(1);
    expect(screen.queryByText(/DX0/)).toBeNull();
    const fold = screen.getByText('3 earlier events').closest('details')!;
    expect(fold.textContent).toContain('Event PICKED_UP');
    expect(fold.textContent).not.toContain('Event ARRIVED_LOCAL_HUB');
  });

  it('is separate for each group of parcels, under their numbers', async () => {
    const [first, second, third] = NUMBERS as [string, string, string];
    await show([trackOf(first, CODES, 0), trackOf(second, CODES.slice(0, 2), 0), trackOf(third, CODES, 5)]);
    const heads = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent!.replaceAll(/\s/g, ''));
    expect(heads).toEqual([first + third, second]);
  });
});

it('items with equal contents are grouped, in the order of their first items', () =>
  expect(groupByContent([3, 1, 5, 2], (item) => item % 2)).toEqual([[3, 1, 5], [2]]));
