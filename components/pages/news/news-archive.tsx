import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { NewsSummary } from '@/lib/contract/content/content';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './news-archive.module.css';

/** Lists the earlier articles by year, one per line, so that every article is linked. */
export function NewsArchive({ articles, prefix }: { articles: readonly NewsSummary[]; prefix: Prefix }) {
  const t = useTranslations('news.list');
  const day = useDayFormat();
  return (
    <section aria-labelledby="earlier" className={styles.archive}>
      <h2 id="earlier" className={styles.title}>
        {t('earlier')}
      </h2>
      {articlesByYear(articles).map(({ year, articles: ofYear }) => (
        <div key={year} className={styles.year}>
          <h3 className={styles.number}>{year}</h3>
          <ul role="list" className={styles.lines}>
            {ofYear.map(({ id, title, publishedAt }) => (
              <li key={id} className={styles.line}>
                <time dateTime={publishedAt} className={styles.date}>
                  {day(new Date(publishedAt), 'monthDay')}
                </time>
                <Link href={paths.article(prefix, id)} prefetch={false}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export interface ArticlesOfYear {
  year: string;
  articles: NewsSummary[];
}

/** Groups articles, newest first, by the year of publication (UTC). The order does not change. */
export function articlesByYear(articles: readonly NewsSummary[]): ArticlesOfYear[] {
  const years = [...new Set(articles.map(({ publishedAt }) => publishedAt.slice(0, 4)))];
  return years.map((year) => ({
    year,
    articles: articles.filter(({ publishedAt }) => publishedAt.startsWith(year)),
  }));
}
