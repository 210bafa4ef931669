import 'server-only';
import { plainAddress, type AddressList } from '../../platform/address-list';

/** Header with the client's address. The server sets it from the socket, and removes it from clients' requests. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Replaces an address that is not known. Limits count all clients without an address as one. */
const UNKNOWN_ADDRESS = 'unknown';

/** Returns the address that the server set on a request, or UNKNOWN_ADDRESS. */
export const addressFromHeader = (headers: Headers) => headers.get(CLIENT_ADDRESS_HEADER) ?? UNKNOWN_ADDRESS;

/**
 * Returns the client's address: the address of the peer, or the address that trusted proxies report. Each proxy appends
 * its own peer to X-Forwarded-For, so the client is the last entry that is not a trusted proxy. Returns UNKNOWN_ADDRESS
 * if that entry is not an address.
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
