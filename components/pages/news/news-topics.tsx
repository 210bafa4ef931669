import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { NewsSummary } from '@/lib/contract/content/content';
import styles from './news-topics.module.css';

/**
 * Lets a reader choose a topic, if there are at least two. The page's style sheet hides the other articles, so no
 * script is needed.
 */
export function NewsTopics({ articles }: { articles: readonly NewsSummary[] }) {
  const t = useTranslations('news');
  const topics = [...new Set(articles.flatMap(({ topic }) => topic ?? []))];
  if (topics.length < 2) return null;
  return (
    <fieldset data-print="hide" className={styles.topics}>
      <legend>
        <VisuallyHidden>{t('list.topics')}</VisuallyHidden>
      </legend>
      <TopicOption value="" label={t('list.allTopics')} />
      {topics.map((topic) => (
        <TopicOption key={topic} value={topic} label={t(`topics.${topic}`)} />
      ))}
    </fieldset>
  );
}

function TopicOption({ value, label }: { value: string; label: string }) {
  return (
    <label className={styles.topic}>
      <input type="radio" name="topic" value={value} defaultChecked={value === ''} className={styles.radio} />
      <span>{label}</span>
    </label>
  );
}
