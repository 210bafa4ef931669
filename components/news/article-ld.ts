import type { NewsArticle } from '@/lib/contract/content';
import { BRAND } from '@/lib/market/brand';
import type { Language } from '@/lib/market/language';

/** What search engines read of an article. `url` is its absolute address. */
export function articleLd({ title, summary, publishedAt }: NewsArticle, language: Language, url: string) {
  const { origin } = new URL(url);
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: BRAND.name,
    url: `${origin}/`,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: publishedAt,
    inLanguage: language,
    mainEntityOfPage: url,
    image: `${origin}/apple-icon.png`,
    author: organization,
    publisher: organization,
  };
}
