import { homeAddress } from '@/lib/seo/page-metadata';
import { latest, sitemapIndexXml } from '@/lib/seo/sitemap-xml';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';
import { getConfig } from '@/lib/server/config';
import { loadSitemap, sitemapAddress } from '../sitemap/load-sitemap';

export const dynamic = 'force-static';
export const revalidate = 3600;

/** The index names the files of its own host alone, as the protocol asks; robots.txt names the others. */
export async function GET(): Promise<Response> {
  const { siteUrl } = getConfig();
  const files = await Promise.all(
    ALL_PREFIXES.map(async (prefix) => {
      const choice = parsePrefix(prefix)!;
      const entries = await loadSitemap(choice);
      return {
        url: sitemapAddress(prefix, homeAddress(siteUrl, choice)),
        lastModified: latest(...entries.map(({ lastModified }) => lastModified)),
      };
    }),
  );
  const own = files.filter(({ url }) => new URL(url).origin === new URL(siteUrl).origin);
  return new Response(sitemapIndexXml(own), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
