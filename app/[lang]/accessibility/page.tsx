import { getTranslations } from 'next-intl/server';
import { loadCountries } from '@/app/[lang]/load-countries';
import { AccessibilityPage } from '@/components/pages/legal/accessibility-page';
import { currentMarket } from '@/lib/i18n/current-market';
import { countryName } from '@/lib/i18n/names/place-name';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('accessibility.meta');
  const { country, language } = await currentMarket();
  const name = countryName(country, language, await loadCountries({ country, language }));
  return pageMetadata({
    route: 'accessibility',
    title: t('title', { country: name }),
    description: t('description'),
  });
}

export default async function AccessibilityStatementPage() {
  const market = await currentMarket();
  const { country, language } = market;
  const countries = await loadCountries({ country, language });
  return <AccessibilityPage market={market} contact={countries.find(({ code }) => code === country)} />;
}
