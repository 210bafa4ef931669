import { getTranslations } from 'next-intl/server';
import { StatusPage } from '@/components/pages/status/status-page';
import { currentMarket } from '@/lib/i18n/current-market';
import { STATUS_DAYS } from '@/lib/market/availability';
import { filePaths } from '@/lib/routing/file-paths';
import { withFeed } from '@/lib/seo/with-feed';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { TEN_MINUTES_SECONDS } from '@/lib/server/web/stored-pages/read-cached';
import { loadStatus } from './load-status';

export async function generateMetadata() {
  const t = await getTranslations('status');
  const page = await pageMetadata({
    route: 'status',
    title: t('meta.title'),
    description: t('meta.description', { days: STATUS_DAYS }),
  });
  return withFeed(page, filePaths.statusFeed((await currentMarket()).prefix), t('feed.title'));
}

export default async function SiteStatusPage() {
  const market = await currentMarket();
  const { country, language } = market;
  const status = await loadStatus({ country, language });
  return (
    <StatusPage
      market={market}
      status={status}
      minutes={TEN_MINUTES_SECONDS / 60}
      feed={filePaths.statusFeed(market.prefix)}
    />
  );
}
