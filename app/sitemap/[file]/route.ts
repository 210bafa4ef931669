import { sitemapXml } from '@/lib/seo/sitemap-xml';
import { parsePrefix } from '@/lib/market/prefix';
import { loadSitemap } from '../load-sitemap';

export const dynamic = 'force-static';
export const revalidate = 3600;

export function generateStaticParams(): { file: string }[] {
  return [];
}

/** Returns the sitemap of one market in one language. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const choice = parsePrefix((await params).file.replace(/\.xml$/, ''));
  if (!choice) return new Response(null, { status: 404 });
  const xml = sitemapXml(await loadSitemap(choice));
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
