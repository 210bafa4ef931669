import { getTranslations } from 'next-intl/server';
import { StatusPage } from '@/components/pages/status/status-page';
import { currentMarket } from '@/lib/i18n/current-market';
import { STATUS_DAYS } from '@/lib/market/availability';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { TEN_MINUTES } from '@/lib/server/web/stored-pages/cached-read';
import { loadStatus } from './load-status';

export async function generateMetadata() {
  const t = await getTranslations('status.meta');
  return pageMetadata({
    route: 'status',
    title: t('title'),
    description: t('description', { days: STATUS_DAYS }),
  });
}

export default async function SiteStatusPage() {
  const market = await currentMarket();
  const { country, language } = market;
  const status = await loadStatus({ country, language });
  return <StatusPage market={market} status={status} minutes={TEN_MINUTES / 60} />;
}
