import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_FILTER,
  MAX_PAGES,
  MAX_SEARCH_LENGTH,
  filterQuery,
  readFilter,
  readPages,
} from '@/components/parcels/orders/list/parcel-filter';
import { ORDER_PERIODS } from '@/lib/orders/choices';
import { COUNTRIES } from '@/lib/market/country';
import { ORDER_GROUPS } from '@/lib/orders/desk';
import { OrderPageRequest } from '@/lib/contract/orders/order-list';
import type { Prefix } from '@/lib/market/prefix';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { paths } from '@/lib/routing/paths';

const query = (text: string) => new URLSearchParams(text);

describe('the filter of my parcels', () => {
  it('starts with the service’s defaults', () => expect(OrderPageRequest.parse({})).toMatchObject(DEFAULT_FILTER));

  it.each([
    ['', 'QUARTER', null, ''],
    ['q=+lamp+&state=signed', 'QUARTER', 'SIGNED', 'lamp'],
    [`q=${'a'.repeat(70)}`, 'QUARTER', null, 'a'.repeat(MAX_SEARCH_LENGTH)],
    ['period=week', 'WEEK', null, ''],
    ['period=MONTH&state=signed', 'MONTH', 'SIGNED', ''],
    ['state=out_for_delivery', 'QUARTER', 'OUT_FOR_DELIVERY', ''],
    ['period=year&state=stolen', 'QUARTER', null, ''],
    ['period=&state=', 'QUARTER', null, ''],
    ['period=__proto__&state=<script>', 'QUARTER', null, ''],
  ])('reads ?%s', (text, period, state, search) =>
    expect(readFilter(query(text))).toEqual({ ...DEFAULT_FILTER, period, state, search }),
  );

  it.each([
    ['group=late&to=ke&by=2026-12-01', 'LATE', 'KE', '2026-12-01'],
    ['group=HAND_OVER&to=KE&by=2026-02-30', 'HAND_OVER', 'KE', null],
    ['group=all&to=xx&by=tomorrow', null, null, null],
    ['by=2026-13-01', null, null, null],
  ])('reads ?%s', (text, group, country, expectedBy) =>
    expect(readFilter(query(text))).toEqual({ ...DEFAULT_FILTER, group, country, expectedBy }),
  );

  it('is parsed back from every address it creates', () => {
    const filters = fc.record({
      period: fc.constantFrom(...ORDER_PERIODS),
      state: fc.constantFrom(null, ...PARCEL_STATES),
      search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
      group: fc.constantFrom(null, ...ORDER_GROUPS),
      country: fc.constantFrom(null, ...COUNTRIES),
      expectedBy: fc.constantFrom(null, '2026-12-01', '2028-02-29'),
      pages: fc.integer({ min: 1, max: MAX_PAGES }),
    });
    fc.assert(
      fc.property(filters, ({ pages, ...filter }) => {
        const address = paths.myOrder('gh-en' as Prefix, filterQuery(filter, pages));
        const { searchParams } = new URL(address, 'http://site.example');
        expect(readFilter(searchParams)).toEqual(filter);
        expect(readPages(searchParams)).toBe(pages);
      }),
    );
  });

  it('omits defaults from the address', () =>
    expect(paths.myOrder('gh-en' as Prefix, filterQuery(DEFAULT_FILTER))).toBe('/gh-en/express/my-order'));

  it.each([
    ['', 1],
    ['pages=3', 3],
    ['pages=0', 1],
    ['pages=-2', 1],
    ['pages=2.5', 1],
    ['pages=1e9', MAX_PAGES],
    ['pages=x', 1],
  ])('opens as many pages as ?%s allows', (text, pages) => expect(readPages(query(text))).toBe(pages));
});
