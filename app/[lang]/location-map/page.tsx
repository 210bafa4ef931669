import { getTranslations } from 'next-intl/server';
import { countryName } from '@/lib/i18n/names/place-name';
import { LocationMapView } from '@/components/pages/sites/location-map-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { homeAddress, pageMetadata } from '@/lib/seo/page-metadata';
import { getConfig } from '@/lib/server/platform/config';
import { loadCountries } from '../load-countries';
import { loadLocations } from '../load-home';
import { loadSites } from '../load-sites';

export async function generateMetadata() {
  const t = await getTranslations('network.sites.meta');
  const { country, language } = await currentMarket();
  const name = countryName(country, language, await loadCountries({ country, language }));
  const words = { market: country, country: name };
  return pageMetadata({ route: 'location-map', title: t('title', words), description: t('description', words) });
}

export default async function LocationMapPage() {
  const market = await currentMarket();
  const { country, language } = market;
  const choice = { country, language };
  const [countries, sites, locations] = await Promise.all([
    loadCountries(choice),
    loadSites(choice, { countryCode: country }),
    loadLocations(choice),
  ]);
  const { MAP_TILE_URL: url, MAP_TILE_ATTRIBUTION: attribution, siteUrl } = getConfig();
  return (
    <LocationMapView
      market={market}
      countries={countries}
      sites={sites}
      cities={locations.filter(({ countryCode }) => countryCode === country)}
      home={homeAddress(siteUrl, market)}
      tiles={url ? { url, attribution } : null}
    />
  );
}
