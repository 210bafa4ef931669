import { countryName } from '@/lib/i18n/names/place-name';
import { NotFoundPage } from '@/components/frame/errors/not-found-page';
import { ArticleView } from '@/components/pages/news/article-view';
import { ElsewhereView } from '@/components/pages/news/elsewhere-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { homeAddress } from '@/lib/seo/page-metadata';
import { paths } from '@/lib/routing/paths';
import { getConfig } from '@/lib/server/platform/config';
import { loadCountries } from '../../load-countries';
import { loadArticle, loadNews } from '../load-news';
import { articleMetadata } from './article-metadata';

interface ArticlePageProps {
  params: Promise<{ id: string }>;
}

const MAX_OTHER_ARTICLES = 3;

/**
 * The build renders none of these pages. Each page is stored after its first request: only a stored page returns 404
 * with its whole text.
 */
export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata({ params }: ArticlePageProps) {
  return articleMetadata((await params).id);
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const { prefix, ...choice } = await currentMarket();
  const { id } = await params;
  const article = await loadArticle(choice, id);
  if (article.kind === 'missing') return <NotFoundPage />;
  const market = { ...choice, prefix };
  const news = await loadNews(choice);
  const at = news.findIndex((each) => each.id === id);
  const [next, previous] = at < 0 ? [] : [news[at - 1], news[at + 1]];
  const others = news
    .filter((other) => other.id !== id && other !== next && other !== previous)
    .slice(0, MAX_OTHER_ARTICLES);
  if (article.kind === 'elsewhere') {
    const name = countryName(choice.country, choice.language, await loadCountries(choice));
    return <ElsewhereView market={market} countryName={name} others={others} />;
  }
  const url = new URL(paths.article(prefix, id), homeAddress(getConfig().siteUrl, choice)).href;
  return (
    <ArticleView market={market} article={article.article} url={url} previous={previous} next={next} others={others} />
  );
}
