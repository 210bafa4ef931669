import { createTranslator } from 'next-intl';
import { loadCountries } from '@/app/[lang]/load-countries';
import { countryName } from '@/lib/i18n/names/place-name';
import { newsFeed } from '@/components/pages/news/news-feed';
import { homeAddress } from '@/lib/seo/page-metadata';
import type { Language } from '@/lib/market/language';
import { formattingLocale, numeralLocale, parsePrefix, type Prefix } from '@/lib/market/prefix';
import { filePaths } from '@/lib/routing/file-paths';
import { paths } from '@/lib/routing/paths';
import { getConfig } from '@/lib/server/platform/config';
import type news from '@/messages/en/news.json';
import { loadLaneNotices, loadNews } from '../load-news';

export const dynamic = 'force-static';
export const revalidate = 600;

/** Creates the translator for the language of the address: next-intl has no request language in a route handler. */
async function createFeedTranslator(language: Language, locale: string) {
  const file = (await import(`@/messages/${language}/news.json`)) as { default: typeof news };
  return createTranslator({ locale, messages: { news: file.default }, namespace: 'news' });
}

export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }): Promise<Response> {
  const { lang } = await params;
  const choice = parsePrefix(lang);
  if (!choice) return new Response(null, { status: 404 });
  const prefix = lang as Prefix;
  const t = await createFeedTranslator(choice.language, numeralLocale(choice));
  const home = homeAddress(getConfig().siteUrl, choice);
  const urlOf = (path: string) => new URL(path, home).href;
  const country = countryName(choice.country, choice.language, await loadCountries(choice));
  const body = newsFeed({
    articles: await loadNews(choice),
    notices: await loadLaneNotices(choice),
    title: t('feed.title', { market: choice.country, country }),
    description: t('meta.description', { market: choice.country, country }),
    language: formattingLocale(choice),
    feed: urlOf(filePaths.newsFeed(prefix)),
    page: urlOf(paths.article(prefix)),
    articleAt: (id) => urlOf(paths.article(prefix, id)),
    topicName: (topic) => t(`topics.${topic}`),
  });
  return new Response(body, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
