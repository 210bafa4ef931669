import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/components/layout/page-trail';
import { TrackPageView } from '@/components/track/track-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { MAX_WAYBILLS } from '@/lib/parcel/parse-waybill-list';
import { loadCountries } from '../load-countries';
import { loadSearch, loadUnlocked, type TrackQuery } from './load-track';

export async function generateMetadata() {
  const t = await getTranslations('track.meta');
  return pageMetadata({ route: 'track', title: t('title'), description: t('description', { max: MAX_WAYBILLS }) });
}

interface TrackPageProps {
  searchParams: Promise<TrackQuery>;
}

/** Drawn for each request, so that a shared link and a plain form show results without scripts. */
export const dynamic = 'force-dynamic';

export default async function TrackPage({ searchParams }: TrackPageProps) {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const query = await searchParams;
  const t = await getTranslations('track.unlock');
  const [countries, search, unlocked] = await Promise.all([
    loadCountries(choice),
    loadSearch(choice, query),
    loadUnlocked(choice, query, t('failed')),
  ]);
  return (
    <>
      <PageTrail prefix={market.prefix} route="track" unseen />
      <TrackPageView market={market} countries={countries} {...search} unlocked={unlocked} />
    </>
  );
}
