import { expect, it } from 'vitest';
import { satisfiesLock } from '../../../scripts/installed.mjs';

const react = { version: '19.3.1', integrity: 'sha512-a' };
const otherPlatform = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const lockPackages = { '': { name: 'site' }, 'node_modules/react': react, 'node_modules/darwin': otherPlatform };

it('an installation may lack the parts of other platforms', () => {
  expect(satisfiesLock(lockPackages, { 'node_modules/react': react })).toBe(true);
  expect(satisfiesLock(lockPackages, { 'node_modules/react': react, 'node_modules/darwin': otherPlatform })).toBe(true);
});

it('an installation without test packages matches its part of the lock', () => {
  const withTests = { ...lockPackages, 'node_modules/vitest': { version: '4.1.12', integrity: 'sha512-d', dev: true } };
  const siteAlone = { 'node_modules/react': react };
  expect(satisfiesLock(withTests, siteAlone)).toBe(false);
  expect(satisfiesLock(withTests, siteAlone, { siteAlone: true })).toBe(true);
  expect(satisfiesLock(withTests, {}, { siteAlone: true })).toBe(false);
});

it('an installation with a missing or different package does not match', () => {
  expect(satisfiesLock(lockPackages, {})).toBe(false);
  expect(satisfiesLock(lockPackages, { 'node_modules/react': { ...react, version: '19.3.0' } })).toBe(false);
  expect(satisfiesLock(lockPackages, { 'node_modules/react': { ...react, integrity: 'sha512-c' } })).toBe(false);
});
