import { describe, expect, it } from 'vitest';
import { deviceName } from '@/components/account/personal/device-name';
import { BROWSERS, SYSTEMS } from '@/lib/contract/accounts/sessions';

const texts = {
  both: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  unknown: 'Unknown device',
};

describe('the name of a device', () => {
  it('has browser and system, as far as known', () => {
    expect(deviceName({ browser: 'chrome', system: 'android' }, texts)).toBe('Chrome on Android');
    expect(deviceName({ browser: 'other', system: 'macos' }, texts)).toBe('macOS');
    expect(deviceName({ browser: 'firefox', system: 'other' }, texts)).toBe('Firefox');
    expect(deviceName({ browser: 'other', system: 'other' }, texts)).toBe('Unknown device');
  });

  it('differs for every kind', () => {
    const names = BROWSERS.flatMap((browser) => SYSTEMS.map((system) => deviceName({ browser, system }, texts)));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
  });
});
