import Link from 'next/link';
import { Scene } from '@/components/ui/content/scene';
import type { NewsSummary } from '@/lib/contract/content/content';
import { useDay } from '@/lib/i18n/use-moment';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './news-lead.module.css';

/** The newest article, large and with a picture. */
export function NewsLead({ article, prefix }: { article: NewsSummary; prefix: Prefix }) {
  const { id, title, summary, publishedAt } = article;
  const day = useDay();
  return (
    <article className={styles.lead}>
      <time dateTime={publishedAt} className={styles.date}>
        {day(new Date(publishedAt), 'long')}
      </time>
      <h2>
        <Link href={paths.article(prefix, id)} prefetch={false} className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className={styles.summary}>{summary}</p>
      <Scene name="message" className={styles.scene} />
    </article>
  );
}
