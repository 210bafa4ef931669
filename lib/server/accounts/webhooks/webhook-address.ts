import 'server-only';
import { BlockList, isIP } from 'node:net';
import { WEBHOOK_PORTS } from '@/lib/market/limits';
import { AddressList, plainAddress } from '../../platform/address-list';
import type { Config } from '../../platform/config';
import { fieldError } from '../../platform/errors';

/**
 * IPv4 networks that count as not public: those of IANA's special-purpose registry (RFC 6890), such as private, shared,
 * loopback and link-local ones, and multicast and reserved addresses.
 */
const PRIVATE_NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** The allocated block of IPv6, and the parts of it that are not public: protocols, tunnels to IPv4, examples. */
const ALLOCATED_IPV6 = '2000::/3';
const PRIVATE_IPV6_NETWORKS = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const listOf = (networks: readonly string[]) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
};
const privateNetworks = listOf(PRIVATE_NETWORKS);
const allocatedIpv6 = listOf([ALLOCATED_IPV6]);
const privateIpv6Networks = listOf(PRIVATE_IPV6_NETWORKS);

/**
 * Returns true for an IP address of the internet, in a socket's notation. An IPv4 address inside an IPv6 one is never
 * public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateNetworks.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return allocatedIpv6.check(address, 'ipv6') && !privateIpv6Networks.check(address, 'ipv6');
}

type Settings = Pick<Config, 'WEBHOOK_ALLOW_NETWORKS'>;

const lists = new WeakMap<readonly string[], AddressList>();

/** Returns true if `WEBHOOK_ALLOW_NETWORKS` contains the address. */
export function isAllowedNetwork({ WEBHOOK_ALLOW_NETWORKS }: Settings, address: string): boolean {
  const allowedNetworks = lists.get(WEBHOOK_ALLOW_NETWORKS) ?? new AddressList(WEBHOOK_ALLOW_NETWORKS);
  lists.set(WEBHOOK_ALLOW_NETWORKS, allowedNetworks);
  return isIP(address) !== 0 && allowedNetworks.has(address);
}

/** Returns true if requests may go to the URL's port. Addresses in allowed networks may use any port. */
export function isAllowedPort(settings: Settings, url: URL): boolean {
  const address = literalAddress(url);
  if (url.port === '' || (address !== null && isAllowedNetwork(settings, address))) return true;
  const port = Number(url.port);
  return port >= WEBHOOK_PORTS.from || WEBHOOK_PORTS.named.some((named) => named === port);
}

/** Returns true if a request may go to an IP address: https to the internet, any protocol to allowed networks. */
export function mayConnect(settings: Settings, address: string, protocol: string): boolean {
  return isAllowedNetwork(settings, address) || (protocol === 'https:' && isPublicAddress(address));
}

/** Returns the IP address in a URL, or null if it has a host name. */
export const literalAddress = ({ hostname }: URL): string | null => plainAddress(hostname);

/** Throws a field error for a URL that no request may go to. Host names are checked when a request resolves them. */
export function checkWebhookUrl(settings: Settings, text: string): void {
  const url = new URL(text);
  const address = literalAddress(url);
  const isOurs = address !== null && isAllowedNetwork(settings, address);
  if (url.protocol !== 'https:' && !isOurs) throw fieldError('url', 'webhookAddress');
  const isLocal = /(^|\.)localhost\.?$/i.test(url.hostname);
  if (isLocal || (address !== null && !mayConnect(settings, address, url.protocol)))
    throw fieldError('url', 'webhookPrivate');
  if (!isAllowedPort(settings, url)) throw fieldError('url', 'webhookPort');
}
