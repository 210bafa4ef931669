import 'server-only';
import { ADDRESS_POLICY, addressRefusal, type AddressAction } from '@/lib/contract/accounts/address-policy';
import type { Actor } from '../../platform/context';
import { ApiError } from '../../platform/errors';

interface Target {
  /** Account that owns the entry or book. Null if the entry does not exist, which is refused like another account's. */
  owner: string | null;
  /** Number of entries in the book. */
  entries?: number;
}

/** Throws the error that `lib/contract/accounts/address-policy` gives for the action, if any. */
export function assertAddressAction(
  action: AddressAction,
  actor: Pick<Actor, 'userId'> | null,
  { owner, entries }: Target,
): void {
  const asker = actor === null ? 'not logged in' : actor.userId === owner ? 'owner' : 'another account';
  const refusal = addressRefusal(action, asker, entries);
  if (refusal) throw new ApiError(refusal);
}

/** Returns the error for an entry that is not among the actor's own. */
export function foreignAddressError(action: AddressAction): ApiError {
  return new ApiError(ADDRESS_POLICY[action]['another account']);
}
