import { describe, expect, it } from 'vitest';
import { NO_PAGES, withPage } from '@/components/orders/parcel-pages';
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
});
