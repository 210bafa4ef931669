import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import type { NewsSummary } from '@/lib/contract/content/content';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { NewsMark } from './news-mark';
import styles from './news-list.module.css';

export interface NewsListProps {
  articles: readonly NewsSummary[];
  prefix: Prefix;
  headingLevel?: 2 | 3;
  /** True to show only the titles on phones. */
  brief?: boolean;
}

/** Shows articles side by side, in the given order. */
export function NewsList({ articles, prefix, headingLevel = 2, brief }: NewsListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul role="list" className={classNames(styles.list, brief && styles.brief)}>
      {articles.map((article) => (
        <li key={article.id} data-topic={brief ? undefined : (article.topic ?? '')} className={styles.article}>
          <NewsMark article={article} brief={brief} />
          <Heading className={styles.title}>
            <Link href={paths.article(prefix, article.id)} prefetch={false} className={styles.link}>
              {article.title}
            </Link>
          </Heading>
          <p className={styles.summary}>{article.summary}</p>
        </li>
      ))}
    </ul>
  );
}
