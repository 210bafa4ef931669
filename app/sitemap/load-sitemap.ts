import { alternatesIn } from '@/components/pages/news/alternates';
import { BUILT_ON } from '@/lib/seo/built-on';
import { absoluteAddresses } from '@/lib/seo/page-metadata';
import { latestDate, type SitemapEntry } from '@/lib/seo/sitemap-xml';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { listedRoutes } from '@/lib/routing/listed-routes';
import type { RouteName } from '@/lib/routing/routes';
import { getBackEnd } from '@/lib/server/web/get-back-end';
import { getConfig } from '@/lib/server/platform/config';
import type { ContentTag } from '@/lib/server/platform/content-changes';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';
import { loadNews } from '../[lang]/article-list/load-news';

/** Pages that show operators' data, each with the tag of its imports. */
const TAGS_OF_PAGES: Partial<Record<RouteName, ContentTag>> = {
  rates: 'rates',
  'location-map': 'sites',
  'service-oversea-store': 'sites',
  'service-contact-us': 'sites',
  'business-recruit': 'jobs',
  'questionnaire-list': 'surveys',
};

/** Returns the times of the last imports by tag. A gateway reports none. */
function loadImportTimes(): Promise<Partial<Record<ContentTag, string>>> {
  return readCached('content-changes', null, async () => {
    if (getConfig().API_BASE_URL !== undefined) return {};
    const changes = await (await getBackEnd()).contentChanges();
    return Object.fromEntries(changes.map(({ tag, changedAt }) => [tag, changedAt]));
  });
}

async function loadArticleEntries(choice: MarketChoice): Promise<SitemapEntry[]> {
  const { language } = choice;
  const readable = await Promise.all(
    COUNTRIES.map(async (country) => {
      const spoken = MARKETS[country].languages.includes(language) ? language : FALLBACK_LANGUAGE;
      const articles = await loadNews({ country, language: spoken });
      return { country, ids: new Set(articles.map(({ id }) => id)) };
    }),
  );
  return (await loadNews(choice)).map(({ id, publishedAt }) => {
    const countries = readable.filter(({ ids }) => ids.has(id)).map(({ country }) => country);
    const { url, languages } = absoluteAddresses(getConfig().siteUrl, choice, 'article', { id });
    return { url, lastModified: publishedAt, languages: alternatesIn(languages, countries) };
  });
}

/** Returns every page of a market that search engines may list. */
export async function loadSitemap(choice: MarketChoice): Promise<SitemapEntry[]> {
  const { siteUrl } = getConfig();
  const [changes, articles] = await Promise.all([loadImportTimes(), loadArticleEntries(choice)]);
  const newest = latestDate(...articles.map(({ lastModified }) => lastModified));
  const pages = listedRoutes(choice.country).map((route) => {
    const tag = TAGS_OF_PAGES[route];
    const changedAt = route === 'article-list' ? newest : ((tag && changes[tag]) ?? '');
    return { ...absoluteAddresses(siteUrl, choice, route), lastModified: latestDate(BUILT_ON, changedAt) };
  });
  return [...pages, ...articles];
}

/** Returns the address of a market's sitemap on the host of `home`. */
export function sitemapAddress(prefix: Prefix, home: string): string {
  return new URL(`/sitemap/${prefix}.xml`, home).href;
}
