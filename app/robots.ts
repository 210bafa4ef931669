import type { MetadataRoute } from 'next';
import { homeAddress } from '@/lib/seo/page-metadata';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';
import { getConfig } from '@/lib/server/config';
import { sitemapAddress } from './sitemap/load-sitemap';

/** Private pages are open to crawlers: they say `noindex` themselves, which a crawler must be able to read. */
export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = getConfig();
  // An index may not name files of another host, so Turkey's are named here where it has one.
  const elsewhere = ALL_PREFIXES.map((prefix) =>
    sitemapAddress(prefix, homeAddress(siteUrl, parsePrefix(prefix)!)),
  ).filter((address) => new URL(address).origin !== new URL(siteUrl).origin);
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/'] },
    sitemap: [`${siteUrl}/sitemap.xml`, ...elsewhere],
  };
}
