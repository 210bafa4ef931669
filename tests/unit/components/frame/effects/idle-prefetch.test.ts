// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  mayPrefetch,
  pageToPrefetch,
  prefetchFirstVisibleLink,
  type LinkOnPage,
} from '@/components/frame/effects/idle-prefetch';

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'defaultCountryCode=; max-age=0';
});

describe('prefetching (§4)', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('is allowed with %j: %s', (connection, allowed) => expect(mayPrefetch(connection)).toBe(allowed));

  const link = (href: string, top = 100): LinkOnPage => ({ href, top, bottom: top + 20 });
  const page = (...links: LinkOnPage[]) => pageToPrefetch(links, 800, 'https://site.example/gh-en');

  it('uses the first visible page, in reading order', () => {
    expect(page(link('/gh-en/below', 900), link('/gh-en/rates'), link('/gh-en/track'))).toBe('/gh-en/rates');
  });

  it('skips invisible links, this page, queries and other sites', () => {
    expect(
      page(
        link('/gh-en/below', 900),
        link('/gh-en/above', -50),
        { href: '/gh-en/hidden', top: 0, bottom: 0 },
        link('/gh-en'),
        link('/gh-en#main'),
        link('/gh-en/track?no=DX1'),
        link('https://other.example/x'),
      ),
    ).toBeUndefined();
  });

  it('reads the address of a link inside a drawing too, once a market is chosen', () => {
    document.body.innerHTML = '<main><svg><a href="/gh-en/rates"><text>Ghana</text></a></svg></main>';
    // jsdom has no layout.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 20, 20));
    const prefetched: string[] = [];
    // A first visit: the choice of a market comes before any link.
    prefetchFirstVisibleLink((href) => prefetched.push(href));
    expect(prefetched).toEqual([]);
    document.cookie = 'defaultCountryCode=GH';
    prefetchFirstVisibleLink((href) => prefetched.push(href));
    expect(prefetched).toEqual(['/gh-en/rates']);
  });
});
