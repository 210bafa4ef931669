import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { countryName } from '@/lib/i18n/names/place-name';
import { alternatesIn } from '@/components/pages/news/alternates';
import { withFeed } from '@/lib/seo/with-feed';
import { currentMarket } from '@/lib/i18n/current-market';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { filePaths } from '@/lib/routing/file-paths';
import { loadCountries } from '../../load-countries';
import { loadArticle } from '../load-news';

/** Returns the metadata of an article's page: readable here, only in other markets, or missing. */
export async function articleMetadata(id: string): Promise<Metadata> {
  const { country, language, prefix } = await currentMarket();
  const article = await loadArticle({ country, language }, id);
  if (article.kind === 'missing') return notFoundMetadata();
  if (article.kind === 'elsewhere') {
    const t = await getTranslations('news.elsewhere');
    return { title: t('title'), robots: { index: false, follow: true } };
  }
  const { title, summary, countries } = article.article;
  const page = await pageMetadata({ route: 'article', title, description: summary, params: { id } });
  const languages = alternatesIn(page.alternates!.languages as Record<string, string>, countries);
  const news = await getTranslations('news.feed');
  const name = countryName(country, language, await loadCountries({ country, language }));
  return withFeed(
    { ...page, alternates: { ...page.alternates, languages } },
    filePaths.newsFeed(prefix),
    news('title', { market: country, country: name }),
  );
}
