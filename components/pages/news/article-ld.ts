import type { NewsArticle as NewsArticleLd, Organization, WithContext } from 'schema-dts';
import type { NewsArticle } from '@/lib/contract/content/content';
import { sharePictureOf, sharePicturePath } from '@/lib/seo/share-pictures';
import { BRAND } from '@/lib/market/brand';
import type { Language } from '@/lib/market/language';

/** Returns the structured data of an article. `url` is its absolute address. */
export function articleLd(
  { title, summary, publishedAt }: NewsArticle,
  language: Language,
  url: string,
): WithContext<NewsArticleLd> {
  const { origin } = new URL(url);
  const organization: Organization = {
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
    image: `${origin}${sharePicturePath(sharePictureOf('article'), language)}`,
    author: organization,
    publisher: organization,
  };
}
