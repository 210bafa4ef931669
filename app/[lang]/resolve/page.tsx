import { loadCountries } from '@/app/[lang]/load-countries';
import { loadFeeRate } from '@/app/[lang]/load-rates';
import { ResolveView } from '@/components/pages/solutions/resolve-view';
import { currentMarket } from '@/lib/i18n/current-market';

export { generateMetadata } from '@/app/[lang]/service/resolve/page';

export default async function ResolveAlias() {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const [countries, rate] = await Promise.all([loadCountries(choice), loadFeeRate(choice)]);
  return <ResolveView market={market} countries={countries} rate={rate} transparent />;
}
