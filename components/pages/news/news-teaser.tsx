import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { NewsSummary } from '@/lib/contract/content/content';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { NewsList } from './news-list';

/** Shows the latest news of this market. Renders nothing without news. */
export function NewsTeaser({ articles, prefix }: { articles: readonly NewsSummary[]; prefix: Prefix }) {
  const t = useTranslations('news.list');
  if (articles.length === 0) return null;
  return (
    <Section labelledBy="news">
      <Container>
        <SectionHeader
          id="news"
          title={t('title')}
          action={
            <Link href={paths.article(prefix)} prefetch={false}>
              {t('all')}
            </Link>
          }
        />
        <NewsList articles={articles} prefix={prefix} headingLevel={3} brief />
      </Container>
    </Section>
  );
}
