import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTER } from '@/components/orders/parcel-filter';
import { NO_PAGES, withOrder, withoutOrder, withPage } from '@/components/orders/parcel-pages';
import { summary } from './orders';

const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

const two = withPage(withPage(NO_PAGES, { items: [summary('1'), summary('2')], nextCursor: 'after-2' }), {
  items: [summary('2'), summary('3')],
  nextCursor: null,
});

describe('the pages of the list', () => {
  it('join without showing a parcel twice', () => {
    expect(ids(two)).toEqual(['1', '2', '3']);
    expect(two).toMatchObject({ nextCursor: null, count: 2 });
  });

  it('show an order as it was answered, in its place', () => {
    const after = withOrder(two, summary('2', 'CANCELLED'), DEFAULT_FILTER);
    expect(ids(after)).toEqual(['1', '2', '3']);
    expect(after.items[1]).toMatchObject({ state: 'CANCELLED', can: { cancel: false, delete: true } });
    expect(two.items[1]).toMatchObject({ state: 'WAITING' });
  });

  it('lose an order that the filter does not show any more', () => {
    const after = withOrder(two, summary('2', 'CANCELLED'), { period: 'WEEK', state: 'WAITING' });
    expect(ids(after)).toEqual(['1', '3']);
  });

  it('lose a deleted order and leave the rest as it was', () => {
    expect(ids(withoutOrder(two, '1'))).toEqual(['2', '3']);
    expect(ids(withoutOrder(two, 'another'))).toEqual(['1', '2', '3']);
  });
});
