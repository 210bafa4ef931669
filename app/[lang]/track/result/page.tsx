import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/lib/i18n/current-market';
import { renderTrack } from '../render-track';
import { loadSearch, loadUnlocked, type TrackQuery } from './load-track';

export { trackResultMetadata as generateMetadata } from '../render-track';

interface TrackResultProps {
  searchParams: Promise<TrackQuery>;
}

export const dynamic = 'force-dynamic';

/** Renders the tracking page for an address with numbers. */
export default async function TrackResultPage({ searchParams }: TrackResultProps) {
  const market = await currentMarket();
  const query = await searchParams;
  const t = await getTranslations('track.unlock');
  const [search, unlocked] = await Promise.all([loadSearch(market, query), loadUnlocked(market, query, t('failed'))]);
  return renderTrack({ ...search, unlocked });
}
