import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/components/frame/page/page-trail';
import { countryName } from '@/lib/i18n/names/place-name';
import { SendGuide } from '@/components/pages/product/sections/send-guide';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadCountries } from '../load-countries';
import { loadLocations } from '../load-home';
import { loadFeeRate, loadRates } from '../load-rates';
import { NETWORK_FIGURES } from '@/components/parts/facts/figures';

export async function generateMetadata() {
  const t = await getTranslations('product.send.meta');
  const { country, language } = await currentMarket();
  const name = countryName(country, language, await loadCountries({ country, language }));
  const words = { market: country, country: name, ...NETWORK_FIGURES };
  return pageMetadata({ route: 'send-parcel', title: t('title', words), description: t('description', words) });
}

export default async function SendParcelPage() {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const [countries, rate, locations, rates] = await Promise.all([
    loadCountries(choice),
    loadFeeRate(choice),
    loadLocations(choice),
    loadRates(choice, market.country === 'CN' ? undefined : market.country),
  ]);
  return (
    <>
      <PageTrail prefix={market.prefix} route="send-parcel" unseen />
      <SendGuide market={market} countries={countries} rate={rate} locations={locations} rates={rates} />
    </>
  );
}
