import { loadCountries } from '@/app/[lang]/load-countries';
import { loadLocations } from '@/app/[lang]/load-home';
import { AboutView } from '@/components/pages/company/about-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { homeAddress } from '@/lib/seo/page-metadata';
import { getConfig } from '@/lib/server/platform/config';

export { generateMetadata } from '@/app/[lang]/business/about-us/page';

export default async function AboutAlias() {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const [countries, locations] = await Promise.all([loadCountries(choice), loadLocations(choice)]);
  const home = homeAddress(getConfig().siteUrl, market);
  return <AboutView market={market} home={home} countries={countries} locations={locations} transparent />;
}
