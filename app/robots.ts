import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { originOfHost } from '@/lib/seo/site-origins';

/** Each host names only its own sitemap. Private pages are open to crawlers, which must be able to read their `noindex`. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const origin = originOfHost((await headers()).get('host') ?? '');
  return { rules: { userAgent: '*', allow: '/', disallow: ['/api/'] }, sitemap: `${origin}/sitemap.xml` };
}
