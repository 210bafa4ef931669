import type { CallName } from '../calls';
import type { ErrorName } from '../error-codes';

import { MAX_ADDRESSES } from '@/lib/market/limits';

/** Relation of the caller to an address entry. */
export type AddressReader = 'owner' | 'another account' | 'not logged in';

interface Permission extends Record<AddressReader, ErrorName | null> {
  /** The call that performs the action. */
  call: CallName;
  /** The action is allowed below this number of entries. From this number on, it fails with `refusal`. */
  below?: { entries: number; refusal: ErrorName };
}

/**
 * Permissions for an address book (§2 personal centre: add, edit, delete, select; §6). Null allows the action.
 * An error rejects it. Another account's entry gets the error of a missing one.
 */
export const ADDRESS_POLICY = {
  /** All entries. Also used to choose a sender or receiver. */
  list: { call: 'searchAddresses', owner: null, 'another account': 'notFound', 'not logged in': 'tokenMissing' },
  read: { call: 'searchAddresses', owner: null, 'another account': 'notFound', 'not logged in': 'tokenMissing' },
  add: {
    call: 'addAddress',
    owner: null,
    'another account': 'notFound',
    'not logged in': 'tokenMissing',
    below: { entries: MAX_ADDRESSES, refusal: 'addressBookFull' },
  },
  edit: { call: 'updateAddress', owner: null, 'another account': 'notFound', 'not logged in': 'tokenMissing' },
  delete: { call: 'deleteAddress', owner: null, 'another account': 'notFound', 'not logged in': 'tokenMissing' },
} as const satisfies Record<string, Permission>;

export type AddressAction = keyof typeof ADDRESS_POLICY;

/**
 * Returns the error that rejects the action, or null. `entries`: number of entries in the book. Used by server and
 * buttons.
 */
export function addressRefusal(action: AddressAction, reader: AddressReader, entries = 0): ErrorName | null {
  const permission: Permission = ADDRESS_POLICY[action];
  const { below } = permission;
  return permission[reader] ?? (below && entries >= below.entries ? below.refusal : null);
}
