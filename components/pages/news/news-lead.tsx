import Link from 'next/link';
import { Scene } from '@/components/ui/content/scene';
import type { NewsSummary } from '@/lib/contract/content/content';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { NewsMark } from './news-mark';
import { topicScene } from './topic-scene';
import styles from './news-lead.module.css';

/** The newest article, large and with a picture. */
export function NewsLead({ article, prefix }: { article: NewsSummary; prefix: Prefix }) {
  const { id, title, summary } = article;
  return (
    <article data-topic={article.topic ?? ''} className={styles.lead}>
      <NewsMark article={article} />
      <h2>
        <Link href={paths.article(prefix, id)} prefetch={false} className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className={styles.summary}>{summary}</p>
      <Scene name={topicScene(article.topic)} className={styles.scene} />
    </article>
  );
}
