import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const items = new Map<string, string>();
/** Imports the module again, as on a new page. */
async function load() {
  vi.resetModules();
  return import('@/lib/client/account/device-key');
}

describe('the device key', () => {
  beforeEach(() => {
    items.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is random and stored only after a successful login', async () => {
    const first = (await load()).currentDeviceKey();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(items.size).toBe(0);
    const page = await load();
    const second = page.currentDeviceKey();
    expect(second).not.toBe(first);
    expect(page.currentDeviceKey()).toBe(second);
    page.storeDeviceKey();
    expect((await load()).currentDeviceKey()).toBe(second);
  });

  it('is the same for the whole page if nothing can be stored', async () => {
    vi.stubGlobal('localStorage', undefined);
    const page = await load();
    page.storeDeviceKey();
    expect(page.currentDeviceKey()).toBe(page.currentDeviceKey());
  });
});
