import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { NewsSummary } from '@/lib/contract/content';
import type { Prefix } from '@/lib/market/prefix';
import { NewsList } from './news-list';

/** Every article of this market, the newest first. */
export function NewsPageView({ articles, prefix }: { articles: readonly NewsSummary[]; prefix: Prefix }) {
  const t = useTranslations('news.list');
  return (
    <Section compact labelledBy="news">
      <Container>
        <SectionHeader level={1} id="news" title={t('title')} lead={t('lead')} />
        {articles.length > 0 ? (
          <NewsList articles={articles} prefix={prefix} />
        ) : (
          <EmptyState drawing="search" title={t('empty')}>
            <p>{t('emptyText')}</p>
          </EmptyState>
        )}
      </Container>
    </Section>
  );
}
