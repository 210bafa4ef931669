import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { EmptyDrawing } from '@/components/ui/status/empty-drawing';
import { NewsList } from './news-list';
import type { NewsSummary } from '@/lib/contract/content/content';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './elsewhere-view.module.css';

export interface ElsewhereViewProps {
  market: MarketChoice & { prefix: Prefix };
  countryName: string;
  /** Articles that this market may read instead. */
  others: readonly NewsSummary[];
}

/** Shows that the article is not available in the chosen country, with links to others (§8). */
export function ElsewhereView({ market, countryName, others }: ElsewhereViewProps) {
  const t = useTranslations('news.elsewhere');
  const { prefix } = market;
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.message}>
          <EmptyDrawing name="map" />
          <h1>{t('title')}</h1>
          <p className={styles.text}>{t('text', { country: countryName })}</p>
          <p className={styles.actions}>
            <Link href={paths.article(prefix)} prefetch={false} className={buttonClass({ variant: 'primary' })}>
              {t('list')}
            </Link>
            <Link href={paths.localeSelect(prefix)} prefetch={false} className={buttonClass()}>
              {t('choose')}
            </Link>
          </p>
        </div>
        {others.length > 0 && <NewsList articles={others} prefix={prefix} />}
      </div>
    </Container>
  );
}
