import 'server-only';
import { ADDRESS_POLICY, addressRefusal, type AddressAction } from '@/lib/contract/address-policy';
import type { Actor } from '../../context';
import { ApiError } from '../../platform/errors';

interface Target {
  /** The account whose entry or book it is; null for an entry that does not exist, which is answered as another account's. */
  owner: string | null;
  /** How many entries the book holds. */
  entries?: number;
}

/** Throws what lib/contract/address-policy refuses the action with. */
export function assertAddressAction(
  action: AddressAction,
  actor: Pick<Actor, 'userId'> | null,
  { owner, entries }: Target,
): void {
  const asker = actor === null ? 'not signed in' : actor.userId === owner ? 'owner' : 'another account';
  const refusal = addressRefusal(action, asker, entries);
  if (refusal) throw new ApiError(refusal);
}

/** The error for an entry that the statement did not find among the actor's own. */
export function notOwnEntry(action: AddressAction): ApiError {
  return new ApiError(ADDRESS_POLICY[action]['another account']);
}
