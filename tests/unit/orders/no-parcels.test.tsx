// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { MyParcels } from '@/components/parcels/orders/my-parcels.island';
import { DEFAULT_FILTER, type ParcelFilter } from '@/components/parcels/orders/parcel-filter';
import { NO_PAGES } from '@/components/orders/parcel-pages';
import errors from '@/messages/en/errors.json';
import orders from '@/messages/en/orders.json';
import track from '@/messages/en/track.json';

const address = vi.hoisted(() => ({ filter: {} }));
vi.mock('@/components/frame/use-signed-in', () => ({ useSignedIn: () => ({ userId: 1 }) }));
vi.mock('@/components/parcels/orders/use-parcel-address', () => ({
  useParcelAddress: () => ({
    ...address,
    pages: 1,
    hrefOf: () => '/',
    go: () => undefined,
    keepPages: () => undefined,
  }),
}));
vi.mock('@/components/parcels/orders/use-parcel-pages', () => ({ useParcelPages: () => ({ pages: NO_PAGES, failure: null }) }));
vi.mock('@/components/parcels/orders/parcel-results.island', () => ({ ParcelResults: () => null }));

afterEach(cleanup);

function show(filter: ParcelFilter) {
  address.filter = filter;
  render(
    <NextIntlClientProvider locale="en-GH" messages={{ orders, track, errors: { tooLong: errors.tooLong } }}>
      <MyParcels />
    </NextIntlClientProvider>,
  );
}

it('asks whoever has no parcels for no search', () => {
  show(DEFAULT_FILTER);
  expect(screen.queryByRole('search')).toBeNull();
});

it('keeps the search that found none', () => {
  show({ ...DEFAULT_FILTER, search: 'shirts' });
  expect(screen.getByRole('search')).toBeDefined();
});
