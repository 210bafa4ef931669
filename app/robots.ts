import type { MetadataRoute } from 'next';
import { getConfig } from '@/lib/server/config';

/** Private pages are open to crawlers: they say `noindex` themselves, which a crawler must be able to read. */
export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = getConfig();
  return { rules: { userAgent: '*', allow: '/', disallow: ['/api/'] }, sitemap: `${siteUrl}/sitemap.xml` };
}
