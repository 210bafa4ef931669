// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import type { OrdersData } from '@/components/parcels/orders/orders-data';
import { OrdersDataProvider } from '@/components/parcels/orders/orders-data.island';
import { DEFAULT_FILTER, MAX_SEARCH_LENGTH } from '@/components/parcels/orders/list/parcel-filter';
import { ParcelFilters } from '@/components/parcels/orders/list/parcel-filters.island';
import errors from '@/messages/en/errors.json';
import orders from '@/messages/en/orders.json';
import track from '@/messages/en/track.json';

describe('the search of my parcels', () => {
  it('truncates no long text: it shows an error and searches only after a correction', () => {
    const go = vi.fn();
    const filter = DEFAULT_FILTER;
    const data = { countryNames: {} } as OrdersData;
    render(
      <NextIntlClientProvider locale="en-GH" messages={{ orders, track, errors: { tooLong: errors.tooLong } }}>
        <OrdersDataProvider data={data}>
          <ParcelFilters
            desk={undefined}
            filter={filter}
            pages={1}
            hrefOf={() => '/gh-en'}
            go={go}
            storePages={vi.fn()}
          />
        </OrdersDataProvider>
      </NextIntlClientProvider>,
    );
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    const pasted = 'x'.repeat(MAX_SEARCH_LENGTH + 1);
    fireEvent.change(field, { target: { value: pasted } });
    fireEvent.submit(field.form!);
    expect(field.value).toBe(pasted);
    expect(screen.getByText(errors.tooLong)).toBeDefined();
    expect(go).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: 'shirts' } });
    fireEvent.submit(field.form!);
    expect(screen.queryByText(errors.tooLong)).toBeNull();
    expect(go).toHaveBeenCalledExactlyOnceWith({ ...filter, search: 'shirts' }, 'replace');
  });
});
