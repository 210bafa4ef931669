import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createNavigationProgress,
  leavesPage,
  progressAfter,
  type LinkPress,
  type ProgressBar,
} from '@/components/frame/effects/navigation-progress';

describe('the progress bar (§4, §9)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const setUp = () => {
    const bar = { set: vi.fn<ProgressBar['set']>(), finish: vi.fn<ProgressBar['finish']>() };
    const load = vi.fn(() => Promise.resolve<ProgressBar>(bar));
    return { bar, load, progress: createNavigationProgress(load) };
  };

  it('is not loaded for a page that arrives within 200 ms', async () => {
    const { load, progress } = setUp();
    progress.start();
    await vi.advanceTimersByTimeAsync(199);
    progress.finish();
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).not.toHaveBeenCalled();
  });

  it('appears after 200 ms, fills over 5 s and stops before its end', async () => {
    const { bar, progress } = setUp();
    progress.start();
    await vi.advanceTimersByTimeAsync(200);
    expect(bar.set).toHaveBeenLastCalledWith(0);
    await vi.advanceTimersByTimeAsync(2500);
    expect(bar.set).toHaveBeenLastCalledWith(0.5);
    await vi.advanceTimersByTimeAsync(5000);
    expect(bar.set).toHaveBeenLastCalledWith(0.98);
    expect(bar.finish).not.toHaveBeenCalled();
  });

  it('finishes once and does not move afterwards', async () => {
    const { bar, progress } = setUp();
    progress.start();
    await vi.advanceTimersByTimeAsync(1000);
    progress.finish();
    progress.finish();
    const calls = bar.set.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(bar.finish).toHaveBeenCalledTimes(1);
    expect(bar.set).toHaveBeenCalledTimes(calls);
  });

  it('ends automatically if the page never arrives', async () => {
    const { bar, progress } = setUp();
    progress.start();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(bar.finish).toHaveBeenCalledTimes(1);
  });

  it('is optional if it cannot be loaded', async () => {
    const progress = createNavigationProgress(() => Promise.reject(new Error('offline')));
    progress.start();
    await vi.advanceTimersByTimeAsync(300);
    expect(() => progress.finish()).not.toThrow();
  });

  it.each([
    [0, 0],
    [1000, 0.2],
    [4900, 0.98],
    [60_000, 0.98],
  ])('is, after %i ms, filled to %f', (elapsed, fraction) => expect(progressAfter(elapsed)).toBeCloseTo(fraction));
});

describe('a press on a link', () => {
  const press: LinkPress = { href: '/gh-en/rates', target: '', download: false, button: 0, modified: false };
  const here = 'https://site.example/gh-en?x=1';

  it('starts the bar for another page of this site', () => expect(leavesPage(press, here)).toBe(true));

  it.each<[string, Partial<LinkPress>]>([
    ['the same page', { href: '/gh-en?x=2' }],
    ['a place in the page', { href: '#main' }],
    ['another site', { href: 'https://other.example/gh-en/rates' }],
    ['a phone number', { href: 'tel:+233302000144' }],
    ['a new tab by target', { target: '_blank' }],
    ['a new tab by key', { modified: true }],
    ['the middle button', { button: 1 }],
    ['a download', { download: true }],
  ])('does not start it for %s', (_, change) => expect(leavesPage({ ...press, ...change }, here)).toBe(false));
});
