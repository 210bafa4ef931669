import { describe, expect, it } from 'vitest';
import {
  ADDRESS_POLICY,
  addressRefusal,
  type AddressAction,
  type AddressReader,
} from '@/lib/contract/accounts/address-policy';
import { MAX_ADDRESSES } from '@/lib/market/limits';
import { CALLS } from '@/lib/contract/calls';
import { assertAddressAction } from '@/lib/server/accounts/addresses/assert-address-action';
import { ApiError } from '@/lib/server/platform/errors';

const actions = Object.keys(ADDRESS_POLICY) as AddressAction[];

/** Repeats the table of address-policy.ts from §2, §3 and §6. */
const EXPECTED: Record<AddressReader, Record<AddressAction, string | null>> = {
  owner: { list: null, read: null, add: null, edit: null, delete: null },
  'another account': { list: 'notFound', read: 'notFound', add: 'notFound', edit: 'notFound', delete: 'notFound' },
  'not logged in': {
    list: 'tokenMissing',
    read: 'tokenMissing',
    add: 'tokenMissing',
    edit: 'tokenMissing',
    delete: 'tokenMissing',
  },
};

describe('the policy of the address book', () => {
  it.each(Object.keys(EXPECTED) as AddressReader[])('is followed by: %s', (reader) => {
    expect(Object.fromEntries(actions.map((action) => [action, addressRefusal(action, reader)]))).toEqual(
      EXPECTED[reader],
    );
  });

  it('refuses a sixth entry but no other act on a full book', () => {
    expect(MAX_ADDRESSES).toBe(5);
    expect(addressRefusal('add', 'owner', 4)).toBeNull();
    expect(actions.map((action) => addressRefusal(action, 'owner', 5))).toEqual(
      actions.map((action) => (action === 'add' ? 'addressBookFull' : null)),
    );
  });

  it('requires a session in every call', () => {
    for (const action of actions) {
      const { call, 'not logged in': refusal } = ADDRESS_POLICY[action];
      expect(CALLS[call].auth === 'user', call).toBe(refusal === 'tokenMissing');
    }
    const covered: readonly string[] = actions.map((action) => ADDRESS_POLICY[action].call);
    const paths = Object.entries(CALLS).filter(([, { path }]) => path.startsWith('/v1/api/addressBook/'));
    expect(paths.map(([name]) => name).filter((name) => !covered.includes(name))).toEqual([]);
  });
});

describe('the server', () => {
  const refusal = (...input: Parameters<typeof assertAddressAction>) => {
    try {
      assertAddressAction(...input);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.error;
    }
    return null;
  };
  const ama = { userId: 'ama' };

  it.each([
    ['edit', ama, { owner: 'ama' }, null],
    ['edit', ama, { owner: 'lin' }, 'notFound'],
    ['edit', ama, { owner: null }, 'notFound'],
    ['list', null, { owner: 'ama' }, 'tokenMissing'],
    ['add', ama, { owner: 'ama', entries: 5 }, 'addressBookFull'],
  ] as const)('%s by %o of %o returns %s', (action, actor, target, expected) => {
    expect(refusal(action, actor, target)).toBe(expected);
  });
});
