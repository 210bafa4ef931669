import { describe, expect, it } from 'vitest';
import { CallFailure } from '@/lib/http/call-failure';
import type { Caller } from '@/lib/http/call';
import { toBookEntry, isInBook } from '@/lib/drafts/book-entry';
import { checkDraft, type CheckedOrder } from '@/lib/drafts/check-draft';
import { saveToBook } from '@/lib/drafts/save-to-book';
import { addressRefusal } from '@/lib/contract/accounts/address-policy';
import { MAX_ADDRESSES } from '@/lib/market/limits';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import { AddAddressRequest } from '@/lib/contract/accounts/addresses';
import { filledDraft, NEEDS } from '../../support/drafts';

const { order } = checkDraft(filledDraft(), NEEDS, {
  phoneRules: [],
  goods: null,
  today: '2026-11-23',
  market: 'GH',
}) as {
  order: CheckedOrder;
};

/**
 * An address book behind a fake API. It accepts five entries, like the policy, and stores numbers with their country's
 * code.
 */
function addressBook(items: AddressView[] = []) {
  const calls: string[] = [];
  const api = ((name: string, input: AddressView) => {
    calls.push(name);
    if (name === 'searchAddresses') return Promise.resolve({ items: [...items], limit: MAX_ADDRESSES });
    if (addressRefusal('add', 'owner', items.length) !== null)
      return Promise.reject(
        new CallFailure({ kind: 'refused', message: 'The address book is full.', code: 1, status: 409 }),
      );
    const entry = { ...AddAddressRequest.parse(input), id: String(items.length) };
    items.push({ ...entry, provinceName: '', cityName: '', areaName: '', phone: entry.phone.replace(/^0/, '+233') });
    return Promise.resolve(items.at(-1));
  }) as unknown as Caller;
  return { api, items, calls };
}

const both = { sender: true, receiver: true };

describe('save to the address book from the wizard (§3)', () => {
  it('stores sender and receiver if their boxes are ticked, and neither otherwise', async () => {
    const { api, items, calls } = addressBook();
    expect(await saveToBook(api, 'u1', order, { sender: false, receiver: false })).toEqual({ saved: 0, failed: [] });
    expect(calls).toEqual([]);
    expect(await saveToBook(api, 'u1', order, { sender: false, receiver: true })).toEqual({ saved: 1, failed: [] });
    expect(items).toMatchObject([{ name: 'Ama Mensah', street: '12 Sample Road', countryCode: 'GH', company: '' }]);
    expect(await saveToBook(api, 'u1', order, both)).toEqual({ saved: 1, failed: [] });
    expect(items[1]).toMatchObject({ name: 'Li Wei', company: 'Test Trading', countryCode: 'CN' });
  });

  it('does not store an existing entry again, in any spelling of its number', async () => {
    const { api, items } = addressBook();
    await saveToBook(api, 'u1', order, both);
    expect(items).toHaveLength(2);
    expect(await saveToBook(api, 'u1', order, both)).toEqual({ saved: 0, failed: [] });
    expect(items).toHaveLength(2);
    expect(isInBook(items, toBookEntry({ ...order.receiver, street: ' 12  sample road ' }))).toBe(true);
    expect(isInBook(items, toBookEntry({ ...order.receiver, street: '13 Sample Road' }))).toBe(false);
    expect(isInBook(items, toBookEntry({ ...order.receiver, phone: '024 000 0124' }))).toBe(false);
  });

  it('uses the company’s name if there is no person: an entry needs a name', async () => {
    const { api, items } = addressBook();
    const company = { ...order, sender: { ...order.sender, name: '' } };
    await saveToBook(api, 'u1', company, { sender: true, receiver: false });
    expect(items[0]).toMatchObject({ name: 'Test Trading', company: 'Test Trading' });
  });

  it('reports entries that a full book rejected, and never throws: the order is placed', async () => {
    const others = Array.from({ length: MAX_ADDRESSES - 1 }, (_, index) => ({ name: String(index), phone: '1' }));
    const { api, items } = addressBook(others as AddressView[]);
    const { saved, failed } = await saveToBook(api, 'u1', order, both);
    expect(saved).toBe(1);
    expect(failed).toMatchObject([{ name: 'Ama Mensah', failure: { message: 'The address book is full.' } }]);
    expect(items).toHaveLength(MAX_ADDRESSES);
  });
});
