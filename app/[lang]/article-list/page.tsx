import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/components/frame/page/page-trail';
import { countryName } from '@/lib/i18n/names/place-name';
import { withFeed } from '@/lib/seo/with-feed';
import { NewsPageView } from '@/components/pages/news/news-page';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { filePaths } from '@/lib/routing/file-paths';
import { loadCountries } from '../load-countries';
import { loadLaneNotices, loadNews } from './load-news';

export async function generateMetadata() {
  const t = await getTranslations('news.meta');
  const { country, language, prefix } = await currentMarket();
  const market = {
    market: country,
    country: countryName(country, language, await loadCountries({ country, language })),
  };
  const title = t('title', market);
  const page = await pageMetadata({ route: 'article-list', title, description: t('description', market) });
  return withFeed(page, filePaths.newsFeed(prefix), title);
}

export default async function NewsPage() {
  const { prefix, ...choice } = await currentMarket();
  const [articles, notices] = await Promise.all([loadNews(choice), loadLaneNotices(choice)]);
  return (
    <>
      <PageTrail prefix={prefix} route="article-list" unseen />
      <NewsPageView articles={articles} notices={notices} prefix={prefix} />
    </>
  );
}
