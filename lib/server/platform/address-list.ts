import 'server-only';
import { BlockList, isIP } from 'node:net';

/**
 * Returns an IP address of a proxy or socket in plain form, without port, brackets and zone. An IPv4 address mapped
 * into IPv6 is returned as IPv4. Returns null for any other text.
 */
export function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(bare) ? bare.toLowerCase() : null;
}

const family = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** List of addresses and networks (`10.0.0.0/8`). The constructor throws RangeError for any other entry. */
export class AddressList {
  readonly #list = new BlockList();

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const [address = '', bits, ...rest] = entry.split('/');
      const plain = plainAddress(address);
      if (!plain || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) throw new RangeError(entry);
      if (bits === undefined) this.#list.addAddress(plain, family(plain));
      else this.#list.addSubnet(plain, Number(bits), family(plain));
    }
  }

  has(address: string): boolean {
    return this.#list.check(address, family(address));
  }
}

/** Returns true if all entries are addresses or networks. */
export function isAddressList(entries: readonly string[]): boolean {
  try {
    new AddressList(entries);
    return true;
  } catch {
    return false;
  }
}
