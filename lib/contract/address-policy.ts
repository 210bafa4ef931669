import type { CallName } from './calls';
import type { ErrorName } from './error-codes';

import { ADDRESS_BOOK_LIMIT } from '@/lib/market/limits';

/** Whose entry it is to the one who asks. */
export type AddressAsker = 'owner' | 'another account' | 'not signed in';

interface Permission extends Record<AddressAsker, ErrorName | null> {
  /** The call that does it. */
  call: CallName;
  /** Entries the book must hold less than, and the refusal from there on. */
  below?: { entries: number; refusal: ErrorName };
}

/**
 * Who may do what with an address book (§2 personal centre: add, edit, delete, select; §6). Null allows it, else the error of the
 * refusal: another account's entry looks like a missing one. No entry is a default.
 */
export const ADDRESS_POLICY = {
  /** All entries, also to choose a sender or receiver from. */
  list: { call: 'searchAddresses', owner: null, 'another account': 'notFound', 'not signed in': 'tokenMissing' },
  read: { call: 'searchAddresses', owner: null, 'another account': 'notFound', 'not signed in': 'tokenMissing' },
  add: {
    call: 'addAddress',
    owner: null,
    'another account': 'notFound',
    'not signed in': 'tokenMissing',
    below: { entries: ADDRESS_BOOK_LIMIT, refusal: 'addressBookFull' },
  },
  edit: { call: 'updateAddress', owner: null, 'another account': 'notFound', 'not signed in': 'tokenMissing' },
  delete: { call: 'deleteAddress', owner: null, 'another account': 'notFound', 'not signed in': 'tokenMissing' },
} as const satisfies Record<string, Permission>;

export type AddressAction = keyof typeof ADDRESS_POLICY;

/** The error that refuses the action, or null. `entries`: how many the book holds. The server's verbs and the buttons both ask this. */
export function addressRefusal(action: AddressAction, asker: AddressAsker, entries = 0): ErrorName | null {
  const permission: Permission = ADDRESS_POLICY[action];
  const { below } = permission;
  return permission[asker] ?? (below && entries >= below.entries ? below.refusal : null);
}
