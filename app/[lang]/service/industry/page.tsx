import { getTranslations } from 'next-intl/server';
import { loadCountries } from '@/app/[lang]/load-countries';
import { countryName } from '@/lib/i18n/names/place-name';
import { IndustryView } from '@/components/pages/solutions/industry-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { homeAddress, pageMetadata } from '@/lib/seo/page-metadata';
import { getConfig } from '@/lib/server/platform/config';
import { NETWORK_FIGURES } from '@/components/parts/facts/figures';

export async function generateMetadata() {
  const t = await getTranslations('industry.meta');
  const { country, language } = await currentMarket();
  const values = {
    ...NETWORK_FIGURES,
    market: country,
    country: countryName(country, language, await loadCountries({ country, language })),
  };
  return pageMetadata({
    route: 'service-industry',
    title: t('title', values),
    description: t('description', values),
  });
}

export default async function IndustryPage() {
  const market = await currentMarket();
  const { country, language } = market;
  const home = homeAddress(getConfig().siteUrl, market);
  return <IndustryView market={market} home={home} countries={await loadCountries({ country, language })} />;
}
