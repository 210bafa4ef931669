import { loadCountries } from '@/app/[lang]/load-countries';
import { loadFeeRate } from '@/app/[lang]/load-rates';
import { HelpView } from '@/components/pages/help/help-view';
import { currentMarket } from '@/lib/i18n/current-market';

export { generateMetadata } from '@/app/[lang]/service/help/page';

export default async function HelpAlias() {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const [countries, rate] = await Promise.all([loadCountries(choice), loadFeeRate(choice)]);
  return <HelpView market={market} countries={countries} rate={rate} transparent />;
}
