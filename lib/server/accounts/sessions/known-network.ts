import 'server-only';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/open';
import { clientSite } from '../../platform/throttle/client-network';
import { hasSessionFrom } from './store';

/** The account in it makes one network's hashes differ between accounts. */
export function networkHash(userId: string, clientAddress: string): string {
  return createHash('sha256')
    .update(`${userId} ${clientSite(clientAddress)}`)
    .digest('base64url');
}

/** Whether a session of the account, as long as it is kept, began in the client's network. An address that cannot be told is none. */
export async function knowsNetwork(db: Queryable, userId: string, clientAddress: string): Promise<boolean> {
  if (clientSite(clientAddress) === clientSite('')) return false;
  return hasSessionFrom(db, userId, networkHash(userId, clientAddress));
}
