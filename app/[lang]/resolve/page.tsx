import { loadCountries } from '@/app/[lang]/load-countries';
import { ResolveView } from '@/components/pages/solutions/resolve-view';
import { currentMarket } from '@/lib/i18n/current-market';

export { generateMetadata } from '@/app/[lang]/service/resolve/page';

export default async function ResolveAlias() {
  const market = await currentMarket();
  const { country, language } = market;
  return <ResolveView market={market} countries={await loadCountries({ country, language })} transparent />;
}
