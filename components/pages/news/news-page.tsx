import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { EmptyState } from '@/components/ui/status/empty-state';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { LaneNoticeText } from '@/components/parts/facts/lane-notice-text';
import type { LaneNoticeView } from '@/lib/contract/places/lane-notices';
import type { NewsSummary } from '@/lib/contract/content/content';
import type { Prefix } from '@/lib/market/prefix';
import { NewsArchive } from './news-archive';
import { NewsLead } from './news-lead';
import { NewsList } from './news-list';
import { NewsTopics } from './news-topics';
import styles from './news-page.module.css';

/** Number of articles with a summary after the newest. All older articles are lines of the archive. */
const SUMMARISED_ARTICLES = 12;

interface NewsPageViewProps {
  articles: readonly NewsSummary[];
  notices: readonly LaneNoticeView[];
  prefix: Prefix;
}

/** Lists every article of this market, newest first. */
export function NewsPageView({ articles, notices, prefix }: NewsPageViewProps) {
  const t = useTranslations('news');
  const states = useTranslations('common.states');
  const lane = useTranslations('quote.lane');
  const [newest, ...others] = articles;
  const earlier = others.slice(SUMMARISED_ARTICLES);
  return (
    <Section compact labelledBy="news">
      <Container>
        <SectionHeader level={1} id="news" title={t('list.title')} lead={t('list.lead')} />
        {notices.length > 0 && (
          <ul role="list" className={styles.notices} aria-label={lane('title')}>
            {notices.map((notice) => (
              <li key={notice.id} id={notice.id}>
                <strong>{notice.title}</strong>
                <LaneNoticeText notice={notice} />
              </li>
            ))}
          </ul>
        )}
        {newest ? (
          <div className={styles.articles}>
            <NewsTopics articles={[newest, ...others.slice(0, SUMMARISED_ARTICLES)]} />
            <NewsLead article={newest} prefix={prefix} />
            <NewsList articles={others.slice(0, SUMMARISED_ARTICLES)} prefix={prefix} />
          </div>
        ) : (
          <EmptyState drawing="search" title={states('noContent')}>
            <p>{t('list.empty')}</p>
            <p>{t('list.emptyText')}</p>
          </EmptyState>
        )}
        {earlier.length > 0 && <NewsArchive articles={earlier} prefix={prefix} />}
      </Container>
    </Section>
  );
}
