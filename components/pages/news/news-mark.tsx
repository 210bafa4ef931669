import { useTranslations } from 'next-intl';
import type { NewsSummary } from '@/lib/contract/content/content';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import styles from './news-mark.module.css';

interface NewsMarkProps {
  article: Pick<NewsSummary, 'publishedAt' | 'topic'>;
  /** True to render only the date. */
  brief?: boolean | undefined;
}

/** Shows an article's topic and date above its title. */
export function NewsMark({ article: { publishedAt, topic }, brief }: NewsMarkProps) {
  const t = useTranslations('news.topics');
  const day = useDayFormat();
  return (
    <p className={styles.mark}>
      {topic && !brief && <strong className={styles.topic}>{t(topic)}</strong>}
      <time dateTime={publishedAt}>{day(new Date(publishedAt), 'long')}</time>
    </p>
  );
}
