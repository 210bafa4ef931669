import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { latestDate, sitemapIndexXml, sitemapXml } from '@/lib/seo/sitemap-xml';

const parseXml = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;

describe('a sitemap', () => {
  it('contains a page, its date and its languages, with escaped XML characters', () => {
    const document = parseXml(
      sitemapXml([
        {
          url: 'https://d.example/gh-en/article-list/a&b',
          lastModified: '2026-11-20',
          languages: { 'en-GH': 'https://d.example/gh-en?x="1"&y=<2>', 'x-default': 'https://d.example/' },
        },
        { url: 'https://d.example/gh-en', lastModified: '' },
      ]),
    );
    const [first, second] = [...document.querySelectorAll('url')];
    expect(first!.querySelector('loc')!.textContent).toBe('https://d.example/gh-en/article-list/a&b');
    expect(first!.querySelector('lastmod')!.textContent).toBe('2026-11-20');
    const links = [...first!.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')];
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['en-GH', 'https://d.example/gh-en?x="1"&y=<2>'],
      ['x-default', 'https://d.example/'],
    ]);
    expect(second!.querySelector('lastmod')).toBeNull();
  });

  it('is listed in an index', () => {
    const document = parseXml(
      sitemapIndexXml([{ url: 'https://d.example/sitemap/gh-en.xml', lastModified: '2026-11-20' }]),
    );
    expect(document.documentElement.localName).toBe('sitemapindex');
    expect(document.querySelector('sitemap > loc')!.textContent).toBe('https://d.example/sitemap/gh-en.xml');
  });

  it('uses the later of a day and an instant of that day', () => {
    expect(latestDate('2026-11-20', '2026-11-20T08:00:00.000Z', '')).toBe('2026-11-20T08:00:00.000Z');
    expect(latestDate('2026-11-21', '2026-11-20T08:00:00.000Z')).toBe('2026-11-21');
    expect(latestDate()).toBe('');
  });
});
