import { describe, expect, it } from 'vitest';
import { withFeed } from '@/lib/seo/with-feed';

describe('withFeed', () => {
  it('adds the feed to the page’s metadata', () => {
    const page = { title: 'T', alternates: { canonical: '/gh-en/article-list' } };
    expect(withFeed(page, '/gh-en/article-list/rss.xml', 'News')).toEqual({
      title: 'T',
      alternates: {
        canonical: '/gh-en/article-list',
        types: { 'application/rss+xml': [{ url: '/gh-en/article-list/rss.xml', title: 'News' }] },
      },
    });
  });
});
