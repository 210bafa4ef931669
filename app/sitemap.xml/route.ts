import { latestDate, sitemapIndexXml } from '@/lib/seo/sitemap-xml';
import { originOfHost, originOfPages } from '@/lib/seo/site-origins';
import { ALL_PREFIXES, marketOf } from '@/lib/market/prefix';
import { loadSitemap, sitemapAddress } from '../sitemap/load-sitemap';

/** The index names only the files of the requested host's markets, as the protocol requires. */
export async function GET(request: Request): Promise<Response> {
  const origin = originOfHost(request.headers.get('host') ?? '');
  const hostPrefixes = ALL_PREFIXES.filter((prefix) => originOfPages(marketOf(prefix).country) === origin);
  const files = await Promise.all(
    hostPrefixes.map(async (prefix) => {
      const entries = await loadSitemap(marketOf(prefix));
      return {
        url: sitemapAddress(prefix, origin),
        lastModified: latestDate(...entries.map(({ lastModified }) => lastModified)),
      };
    }),
  );
  return new Response(sitemapIndexXml(files), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
