import { getTranslations } from 'next-intl/server';
import { loadCountries } from '@/app/[lang]/load-countries';
import { TrackingEventsView } from '@/components/pages/support/tracking-events-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { BRAND } from '@/lib/market/brand';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { explainAllTopics } from '@/lib/server/parcels/tracking/explain-event';

export async function generateMetadata() {
  const t = await getTranslations('events.page.meta');
  return pageMetadata({
    route: 'service-tracking-events',
    title: t('title'),
    description: t('description', { brand: BRAND.name }),
  });
}

export default async function TrackingEventsPage() {
  const market = await currentMarket();
  const { country, language } = market;
  const countries = await loadCountries({ country, language });
  return (
    <TrackingEventsView
      market={market}
      contact={countries.find(({ code }) => code === country)}
      groups={explainAllTopics(language)}
    />
  );
}
