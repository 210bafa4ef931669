import { expect, it, vi } from 'vitest';
import type { Caller } from '@/lib/http/call';
import { NO_NEEDS } from '@/lib/drafts/draft';
import { completeNeedsFromLastOrder, withLastNeeds } from '@/lib/drafts/last-needs';
import { unansweredQuestions } from '@/lib/drafts/needs';
import { NEEDS } from '../../support/drafts';

const ORDERS = [
  { id: '2', ...NEEDS, customerType: 'business', frequency: 'regular', shippingVolume: null },
  { id: '1', ...NEEDS },
];
/** An API with these orders, the newest first. */
const apiWith = (items: typeof ORDERS) =>
  ((name: string, { id }: { id?: string }) =>
    Promise.resolve(
      name === 'queryOrderPage' ? { items, nextCursor: null } : items.find((order) => order.id === id),
    )) as unknown as Caller;

it('the answers of the last order are those of a regular customer', async () => {
  const answers = { customerHistory: 'regular', customerType: 'business', frequency: 'regular', shippingVolume: '' };
  const save = vi.fn();
  expect(await completeNeedsFromLastOrder(apiWith([]), NO_NEEDS, save)).toBe(false);
  expect(save).not.toHaveBeenCalled();
  expect(await completeNeedsFromLastOrder(apiWith(ORDERS), NO_NEEDS, save)).toBe(true);
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(answers));
});

it('the last order answers all but the destination, and earlier answers stay', () => {
  const last = { ...NEEDS, customerType: 'business', frequency: 'regular', shippingVolume: 'DAILY' } as const;
  const derived = withLastNeeds(NO_NEEDS, last);
  expect(derived).toEqual({ ...last, customerHistory: 'regular', kind: '' });
  expect(unansweredQuestions(derived)).toEqual(['kind']);
  const answered = { ...NEEDS, customerHistory: 'new', customerType: 'individual', frequency: 'single' } as const;
  expect(withLastNeeds(answered, last)).toEqual({ ...answered, customerHistory: 'regular' });
});
