// @vitest-environment jsdom
import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NASTALIQ_WAIT_MS, NASTALIQ_SCRIPT } from '@/lib/i18n/nastaliq-script';

const { style } = document.documentElement;
const isHidden = () => style.visibility === 'hidden';
const replacement = () => style.getPropertyValue('--font-nastaliq');

/** Runs the script on a page whose font is loaded by `load`. */
function run(load: () => Promise<readonly unknown[]>): void {
  style.cssText = '';
  const page = { documentElement: document.documentElement, fonts: { load } };
  vm.runInNewContext(NASTALIQ_SCRIPT, { document: page, setTimeout, clearTimeout });
}

const after = (milliseconds: number) => () =>
  new Promise<readonly unknown[]>((arrive) => setTimeout(() => arrive(['face']), milliseconds));

describe('the hold script', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('hides an Urdu page until its font is there', async () => {
    run(after(NASTALIQ_WAIT_MS - 100));
    expect(isHidden()).toBe(true);
    await vi.advanceTimersByTimeAsync(NASTALIQ_WAIT_MS - 200);
    expect(isHidden()).toBe(true);
    await vi.advanceTimersByTimeAsync(10 * NASTALIQ_WAIT_MS);
    expect({ isHidden: isHidden(), replacement: replacement() }).toEqual({ isHidden: false, replacement: '' });
  });

  it('shows the page in the font of the device if the file is late, and preserves that font', async () => {
    run(after(NASTALIQ_WAIT_MS + 100));
    await vi.advanceTimersByTimeAsync(NASTALIQ_WAIT_MS);
    expect({ isHidden: isHidden(), replacement: replacement() }).toEqual({
      isHidden: false,
      replacement: 'Noto Nastaliq Urdu',
    });
    await vi.advanceTimersByTimeAsync(10 * NASTALIQ_WAIT_MS);
    expect({ isHidden: isHidden(), replacement: replacement() }).toEqual({
      isHidden: false,
      replacement: 'Noto Nastaliq Urdu',
    });
  });

  it.each([
    ['the file fails', () => Promise.reject(new Error('no network'))],
    ['the style sheet is missing', () => Promise.resolve([])],
  ])('shows the page at once if %s', async (_, load) => {
    run(load);
    await vi.advanceTimersByTimeAsync(0);
    expect({ isHidden: isHidden(), replacement: replacement() }).toEqual({
      isHidden: false,
      replacement: 'Noto Nastaliq Urdu',
    });
  });
});
