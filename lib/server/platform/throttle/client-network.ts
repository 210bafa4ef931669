import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}

function prefixOf(address: string, groups: number): string {
  const prefix = groupsOf(address).slice(0, groups);
  return `${prefix.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/${groups * 16}`;
}

/**
 * Returns the network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, which belongs to one
 * subscriber. All clients with an unknown address share one count, so that they do not escape the limit.
 */
export function clientNetwork(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  return prefixOf(address, 4);
}

/** Returns the /48 of an IPv6 address, which can belong to one customer. For other addresses, returns clientNetwork. */
export function clientSite(address: string): string {
  return isIPv6(address) ? prefixOf(address, 3) : clientNetwork(address);
}
