import { describe, expect, it } from 'vitest';
import { clientAddress } from '@/lib/server/web/api/client-address';
import { plainAddress, AddressList } from '@/lib/server/platform/address-list';

describe('the plain form of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9:4001 ', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['_hidden', null],
    ['unknown', null],
    ['', null],
    ['1.2.3', null],
    ['203.0.113.9:4001:1', null],
  ])('is, for %j, %j', (text, address) => expect(plainAddress(text)).toBe(address));
});

describe('the address of a client', () => {
  const trusted = new AddressList(['127.0.0.1', '10.0.0.0/8', '2001:db8:1::/48']);
  it.each([
    // A server that listens on every address maps the peer's IPv4 address into IPv6.
    ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '203.0.113.9, 10.2.3.4', '203.0.113.9'],
    ['10.9.9.9', '203.0.113.9:4001', '203.0.113.9'],
    ['2001:db8:1::5', '[2001:db8:2::9]:443', '2001:db8:2::9'],
    ['203.0.113.1', '198.51.100.1', '203.0.113.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
    ['127.0.0.1', 'banana', 'unknown'],
    [undefined, '203.0.113.9', 'unknown'],
  ])('is, for the peer %s, forwarded for %s, %s', (peer, forwardedFor, address) =>
    expect(clientAddress(peer, forwardedFor, trusted)).toBe(address),
  );

  it.each(['banana', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', ''])('cannot be %j in a list of proxies', (entry) =>
    expect(() => new AddressList([entry])).toThrow(RangeError),
  );
});
