import 'server-only';
import { plainAddress, type AddressList } from '../platform/address-list';

/** Set by the front door, which has the socket; it drops a header of this name from outside. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** The address of a client that cannot be told: all of these are counted as one. */
const UNKNOWN_ADDRESS = 'unknown';

/** What the front door noted on a request. */
export const notedAddress = (headers: Headers) => headers.get(CLIENT_ADDRESS_HEADER) ?? UNKNOWN_ADDRESS;

/**
 * Who asks: the peer, or what trusted proxies say of it. Each of them adds its own peer at the end of X-Forwarded-For, so
 * the client is the last entry that is no trusted proxy. UNKNOWN_ADDRESS where that cannot be read.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | string[] | undefined,
  trusted: AddressList,
): string {
  let address = plainAddress(peer ?? '');
  const entries = [forwardedFor ?? []].flat().join(',').split(',');
  while (address !== null && trusted.has(address)) {
    const entry = entries.pop()?.trim();
    if (!entry) return address;
    address = plainAddress(entry);
  }
  return address ?? UNKNOWN_ADDRESS;
}
