// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followScroll, scrollState } from '@/components/frame/effects/scroll-state';
import { scrollPosition } from '@/components/frame/effects/scroll-to-top';

describe('back to top (§2, §4)', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [0, null],
    [8, null],
    [9, 'some'],
    [400, 'some'],
    [401, 'far'],
  ])('reports at %i px the page as %s', (y, state) => expect(scrollState(y)).toBe(state));

  it('follows the scrolling in both directions', () => {
    vi.stubGlobal('scrollY', 0);
    const stop = new AbortController();
    followScroll(stop.signal);
    const states = [401, 900, 700, 300, 0].map((y) => {
      vi.stubGlobal('scrollY', y);
      dispatchEvent(new Event('scroll'));
      return document.documentElement.dataset.scroll;
    });
    stop.abort();
    expect(states).toEqual(['far', 'far', 'far', 'some', undefined]);
  });

  it('starts at the current position and ends at the top after 300 ms', () => {
    expect(scrollPosition(2000, 0)).toBe(2000);
    expect(scrollPosition(2000, 150)).toBeGreaterThan(0);
    expect(scrollPosition(2000, 150)).toBeLessThan(2000);
    expect(scrollPosition(2000, 300)).toBe(0);
    expect(scrollPosition(2000, 900)).toBe(0);
  });

  it('only moves up', () => {
    const positions = Array.from({ length: 31 }, (_, step) => scrollPosition(5000, step * 10));
    expect(positions).toEqual([...positions].sort((a, b) => b - a));
  });
});
