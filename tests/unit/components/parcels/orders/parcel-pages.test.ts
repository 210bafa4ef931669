import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTER } from '@/components/parcels/orders/list/parcel-filter';
import { NO_PAGES, offersFilters, withPage } from '@/components/parcels/orders/list/parcel-pages';
import { summary } from '../../../support/orders';

const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

const two = withPage(withPage(NO_PAGES, { items: [summary('1'), summary('2')], nextCursor: 'after-2' }), {
  items: [summary('2'), summary('3')],
  nextCursor: null,
});

describe('the pager of the list', () => {
  it('joins pages without repeating a parcel', () => {
    expect(ids(two)).toEqual(['1', '2', '3']);
    expect(two).toMatchObject({ nextCursor: null, count: 2 });
  });
});

describe('the filter of the list', () => {
  it.each([
    ['while nothing is loaded', DEFAULT_FILTER, null, true],
    ['with parcels', DEFAULT_FILTER, two, true],
    ['with pages left to load', DEFAULT_FILTER, { ...NO_PAGES, nextCursor: 'next' }, true],
    ['after a search that found none', { ...DEFAULT_FILTER, search: 'shirts' }, NO_PAGES, true],
    ['in another period', { ...DEFAULT_FILTER, period: 'WEEK' as const }, NO_PAGES, true],
    ['without any parcels', DEFAULT_FILTER, NO_PAGES, false],
  ])('%s', (_case, filter, pages, expected) => {
    expect(offersFilters(filter, pages)).toBe(expected);
  });
});
