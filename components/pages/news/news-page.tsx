import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { NewsSummary } from '@/lib/contract/content';
import type { Prefix } from '@/lib/market/prefix';
import { NewsArchive } from './news-archive';
import { NewsList } from './news-list';

/** So many are shown with their summaries; the others are lines of the archive. */
const TOLD = 12;

/** Every article of this market, the newest first. */
export function NewsPageView({ articles, prefix }: { articles: readonly NewsSummary[]; prefix: Prefix }) {
  const t = useTranslations('news');
  const states = useTranslations('common.states');
  const earlier = articles.slice(TOLD);
  return (
    <Section compact labelledBy="news">
      <Container>
        <SectionHeader level={1} id="news" title={t('list.title')} lead={t('list.lead')} />
        {articles.length > 0 ? (
          <NewsList articles={articles.slice(0, TOLD)} prefix={prefix} />
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
