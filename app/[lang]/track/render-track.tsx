import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/components/frame/page/page-trail';
import { TrackPageView, type TrackViewProps } from '@/components/parcels/track/track-view';
import { needsHelp, type SearchView } from '@/components/parcels/track/search/track-search';
import { currentMarket } from '@/lib/i18n/current-market';
import type { MarketChoice } from '@/lib/market/prefix';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { MAX_TRACKED_NUMBERS } from '@/lib/parcel/parse-waybill-list';
import { loadCountries } from '../load-countries';
import { loadLocations } from '../load-home';

async function loadMetadata(isResult: boolean): Promise<Metadata> {
  const t = await getTranslations('track.meta');
  const description = t('description', { max: MAX_TRACKED_NUMBERS });
  return pageMetadata({ route: 'track', title: t('title'), description, isResult });
}

export const trackMetadata = () => loadMetadata(false);
export const trackResultMetadata = () => loadMetadata(true);

/**
 * Loads the cities of the example label. Results are shown without them during an outage; the page without a search
 * throws, so that its stored copy stays.
 */
async function loadLabelCities(choice: MarketChoice, view: SearchView) {
  if (!needsHelp(view)) return [];
  try {
    return await loadLocations(choice);
  } catch (error) {
    if (view.kind === 'idle') throw error;
    return [];
  }
}

/** Renders the tracking page, with the results if the address has numbers. */
export async function renderTrack(result: Pick<TrackViewProps, 'text' | 'first' | 'unlocked'>) {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const [countries, locations] = await Promise.all([loadCountries(choice), loadLabelCities(choice, result.first.view)]);
  return (
    <>
      <PageTrail prefix={market.prefix} route="track" unseen />
      <TrackPageView market={market} countries={countries} locations={locations} {...result} />
    </>
  );
}
