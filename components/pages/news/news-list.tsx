import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import type { NewsSummary } from '@/lib/contract/content/content';
import { useDay } from '@/lib/i18n/use-moment';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './news-list.module.css';

export interface NewsListProps {
  articles: readonly NewsSummary[];
  prefix: Prefix;
  headingLevel?: 2 | 3;
  /** On phones only the titles. */
  brief?: boolean;
}

/** Shows articles side by side, newest first. */
export function NewsList({ articles, prefix, headingLevel = 2, brief }: NewsListProps) {
  const day = useDay();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul role="list" className={classNames(styles.list, brief && styles.brief)}>
      {articles.map(({ id, title, summary, publishedAt }) => (
        <li key={id} className={styles.article}>
          <time dateTime={publishedAt} className={styles.date}>
            {day(new Date(publishedAt), 'long')}
          </time>
          <Heading className={styles.title}>
            <Link href={paths.article(prefix, id)} prefetch={false} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
