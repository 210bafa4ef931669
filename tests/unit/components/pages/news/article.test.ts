import { describe, expect, it } from 'vitest';
import { alternatesIn } from '@/components/pages/news/alternates';
import { articleLd } from '@/components/pages/news/article-ld';

const addresses = {
  'en-GH': '/gh-en/a',
  'zh-Hans-GH': '/gh-cn/a',
  'ar-SA': '/sa-ar/a',
  'fr-MA': '/ma-fr/a',
  'x-default': '/gh-en/a',
};

describe('alternatesIn', () => {
  it('preserves the markets that may read the article, in every language', () => {
    expect(alternatesIn(addresses, ['GH'])).toEqual({
      'en-GH': '/gh-en/a',
      'zh-Hans-GH': '/gh-cn/a',
      'x-default': '/gh-en/a',
    });
  });

  it('has the English of another market as default if the default country may not read it', () => {
    const inMore = { ...addresses, 'en-MA': '/ma-en/a', 'en-SA': '/sa-en/a' };
    expect(alternatesIn(inMore, ['SA', 'MA'])['x-default']).toBe('/ma-en/a');
    expect(Object.keys(alternatesIn(addresses, ['SA', 'MA']))).toEqual(['ar-SA', 'fr-MA']);
  });
});

describe('articleLd', () => {
  it('has the required fields of a news article', () => {
    const article = {
      id: 'a',
      title: 'A title',
      summary: 'A summary',
      publishedAt: '2026-10-12T08:00:00.000Z',
      topic: null,
      bodyHtml: '<p>Text</p>',
      countries: ['GH' as const],
    };
    expect(articleLd(article, 'fr', 'https://dunia.test/ma-fr/article-list/a')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'A title',
      datePublished: '2026-10-12T08:00:00.000Z',
      inLanguage: 'fr',
      mainEntityOfPage: 'https://dunia.test/ma-fr/article-list/a',
      publisher: { '@type': 'Organization', '@id': 'https://dunia.test/#organization' },
    });
  });
});
