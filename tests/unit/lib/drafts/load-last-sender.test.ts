import { expect, it } from 'vitest';
import type { Caller } from '@/lib/http/call';
import { loadLastSender } from '@/lib/drafts/load-last-sender';
import { filledDraft } from '../../support/drafts';

const { sender } = filledDraft('international', 'GH').values;
const ORDERS = [
  { id: '3', kind: 'domestic', sender: { ...sender, countryCode: 'GH', name: 'At home' } },
  { id: '2', kind: 'international', sender },
  { id: '1', kind: 'international', sender: { ...sender, name: 'Older' } },
];
/** An API with these orders, the newest first. */
const apiWith = (items: typeof ORDERS) =>
  ((name: string, { id }: { id?: string }) =>
    Promise.resolve(
      name === 'queryOrderPage' ? { items, nextCursor: null } : items.find((order) => order.id === id),
    )) as unknown as Caller;

it('the last sender is that of the newest order of the kind from the same country', async () => {
  expect(await loadLastSender(apiWith(ORDERS), { kind: 'international', origin: 'CN' })).toEqual(sender);
  expect(await loadLastSender(apiWith(ORDERS), { kind: 'domestic', origin: 'GH' })).toMatchObject({ name: 'At home' });
  expect(await loadLastSender(apiWith(ORDERS), { kind: 'domestic', origin: 'EG' })).toBeNull();
  expect(await loadLastSender(apiWith([]), { kind: 'international', origin: 'CN' })).toBeNull();
});
