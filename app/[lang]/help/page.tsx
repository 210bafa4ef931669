import { loadCountries } from '@/app/[lang]/load-countries';
import { HelpView } from '@/components/pages/support/help-view';
import { currentMarket } from '@/lib/i18n/current-market';

export { generateMetadata } from '@/app/[lang]/service/help/page';

export default async function HelpAlias() {
  const market = await currentMarket();
  const { country, language } = market;
  return <HelpView market={market} countries={await loadCountries({ country, language })} transparent />;
}
