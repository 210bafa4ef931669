import { describe, expect, it } from 'vitest';
import { clientNetwork, clientSite } from '@/lib/server/platform/throttle/client-network';
import * as policies from '@/lib/server/platform/throttle/policies';
import { waitAfter } from '@/lib/server/platform/throttle/consume-attempt';

describe('the throttling key of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, network) => expect(clientNetwork(address)).toBe(network));

  it.each(['unknown', '', 'localhost', '300.1.1.1', '1:2:3'])(
    '%j belongs to the shared key of unknown clients',
    (address) => expect(clientNetwork(address)).toBe('unknown'),
  );
});

describe('the site of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0db8:0001:ff02::9', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
    ['', 'unknown'],
  ])('%s is %s', (address, site) => expect(clientSite(address)).toBe(site));
});

describe('the wait after an attempt', () => {
  it('comes after the free attempts, grows, and stays at the last value', () => {
    const policy = { name: 'test', free: 3, waits: [2, 4, 8], forgetAfter: 60 };
    expect([1, 2, 3, 4, 5, 6, 7].map((count) => waitAfter(policy, count))).toEqual([0, 0, 2, 4, 8, 8, 8]);
  });

  it.each(Object.values(policies))('never shrinks and ends before the count is reset: $name', (policy) => {
    const { waits, forgetAfter, free } = policy as policies.Policy;
    expect(free).toBeGreaterThan(0);
    expect([...waits]).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)!).toBeLessThan(forgetAfter);
  });

  it('allows a code to be resent after a minute', () => {
    expect(waitAfter(policies.CODES_OF_TARGET, 1)).toBe(60);
  });

  it('doubles for guessed passwords', () => {
    const { waits } = policies.PASSWORD_OF_ACCOUNT;
    for (const [index, wait] of waits.slice(1, -1).entries()) expect(wait).toBe(2 * waits[index]!);
  });
});
