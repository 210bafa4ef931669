import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { PageTrail } from '@/components/frame/page/page-trail';
import { NextStepBand } from '@/components/frame/page/next-step-band';
import { Container } from '@/components/ui/layout/container';
import { JsonLd } from '@/components/ui/json-ld';
import { Prose } from '@/components/ui/content/prose';
import { Scene } from '@/components/ui/content/scene';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { NewsArticle, NewsSummary } from '@/lib/contract/content/content';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { articleLd } from './article-ld';
import { NewsList } from './news-list';
import { NewsMark } from './news-mark';
import { topicScene } from './topic-scene';
import styles from './article-view.module.css';

export interface ArticleViewProps {
  market: MarketChoice & { prefix: Prefix };
  /** Article, whose `bodyHtml` was sanitised by the server. */
  article: NewsArticle;
  /** Absolute address of this page. */
  url: string;
  /** The article before this one in time; undefined for the oldest. */
  previous: NewsSummary | undefined;
  next: NewsSummary | undefined;
  others: readonly NewsSummary[];
}

export function ArticleView({ market, article, url, previous, next, others }: ArticleViewProps) {
  const t = useTranslations('news');
  const product = useTranslations('product');
  const { prefix, language } = market;
  return (
    <>
      <JsonLd data={articleLd(article, language, url)} />
      <Container className={styles.columns}>
        <article className={styles.article}>
          <PageTrail
            prefix={prefix}
            route="article"
            params={{ id: article.id }}
            name={article.title}
            brief
            parent={{ route: 'article-list', name: t('list.title') }}
          />
          <header className={styles.header}>
            <h1 className={styles.title}>{article.title}</h1>
            <NewsMark article={article} />
            <p className={styles.summary}>{article.summary}</p>
          </header>
          <Prose>
            <div className={styles.body} dangerouslySetInnerHTML={{ __html: article.bodyHtml }} />
          </Prose>
        </article>
        <Scene isLazy name={topicScene(article.topic)} className={styles.scene} />
        <ul role="list" className={styles.neighbours} data-print="hide">
          <NeighbourLink article={previous} label={t('article.previous')} prefix={prefix} />
          <NeighbourLink article={next} label={t('article.next')} prefix={prefix} />
        </ul>
      </Container>
      <NextStepBand
        title={product('pages.intlStraight.next.title')}
        text={product('pages.intlStraight.next.text')}
        href={paths.orderQuote(prefix)}
        label={product('actions.quote')}
      />
      {others.length > 0 && (
        <Section labelledBy="more-news">
          <Container>
            <SectionHeader
              id="more-news"
              title={t('article.more')}
              action={
                <Link href={paths.article(prefix)} prefetch={false}>
                  {t('article.back')}
                </Link>
              }
            />
            <NewsList articles={others} prefix={prefix} headingLevel={3} />
          </Container>
        </Section>
      )}
    </>
  );
}

function NeighbourLink({
  article,
  label,
  prefix,
}: {
  article: NewsSummary | undefined;
  label: string;
  prefix: Prefix;
}) {
  if (!article) return null;
  return (
    <li>
      <span className={styles.direction}>{label}</span>
      <Link href={paths.article(prefix, article.id)} prefetch={false}>
        {article.title}
      </Link>
    </li>
  );
}
