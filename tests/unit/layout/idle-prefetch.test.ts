import { describe, expect, it } from 'vitest';
import { mayPrefetch, pagesToPrefetch, type LinkOnPage } from '@/components/layout/frame/idle-prefetch';

describe('prefetching (§4)', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('with %j is allowed: %s', (connection, allowed) => expect(mayPrefetch(connection)).toBe(allowed));

  const link = (href: string, top = 100): LinkOnPage => ({ href, top, bottom: top + 20 });
  const pages = (...links: LinkOnPage[]) => pagesToPrefetch(links, 800, 'https://site.example/gh-en');

  it('takes each visible page once, in reading order', () => {
    expect(pages(link('/gh-en/rates'), link('/gh-en/track'), link('/gh-en/rates'))).toEqual([
      '/gh-en/rates',
      '/gh-en/track',
    ]);
  });

  it('leaves out what is not visible, this page, queries and other sites', () => {
    expect(
      pages(
        link('/gh-en/below', 900),
        link('/gh-en/above', -50),
        { href: '/gh-en/hidden', top: 0, bottom: 0 },
        link('/gh-en'),
        link('/gh-en#main'),
        link('/gh-en/track?no=DX1'),
        link('https://other.example/x'),
      ),
    ).toEqual([]);
  });

  it('stops after four', () => {
    expect(pages(...[1, 2, 3, 4, 5, 6].map((n) => link(`/gh-en/${n}`)))).toHaveLength(4);
  });
});
