import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { originOfHost } from '@/lib/seo/site-origins';

/**
 * Each host names its own sitemap alone. Private pages are open to crawlers: they say `noindex` themselves, which a
 * crawler must be able to read.
 */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const origin = originOfHost((await headers()).get('host') ?? '');
  return { rules: { userAgent: '*', allow: '/', disallow: ['/api/'] }, sitemap: `${origin}/sitemap.xml` };
}
