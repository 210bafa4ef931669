import 'server-only';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/db/open';
import { clientSite } from '../../platform/throttle/client-network';
import { hasSessionFrom } from './session-store';

/**
 * Returns the hash of a network. It includes the account, so one network has different hashes in different accounts.
 */
export function networkHash(userId: string, clientAddress: string): string {
  return createHash('sha256')
    .update(`${userId} ${clientSite(clientAddress)}`)
    .digest('base64url');
}

/**
 * Returns true if a stored session of the account started in the client's network. False if the client's address is
 * unknown.
 */
export async function isKnownNetwork(db: Queryable, userId: string, clientAddress: string): Promise<boolean> {
  if (clientSite(clientAddress) === clientSite('')) return false;
  return hasSessionFrom(db, userId, networkHash(userId, clientAddress));
}
