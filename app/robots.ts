import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { OPEN_TO_CRAWLERS } from '@/lib/contract/developers/docs-address';
import { originOfHost } from '@/lib/seo/site-origins';

/**
 * Each host names only its own sitemap. Of the API, only the documents that `/llms.txt` names are open. Private pages
 * are open to crawlers, which must be able to read their `noindex`.
 */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const origin = originOfHost((await headers()).get('host') ?? '');
  return {
    rules: { userAgent: '*', allow: ['/', ...OPEN_TO_CRAWLERS], disallow: ['/api/'] },
    sitemap: `${origin}/sitemap.xml`,
  };
}
