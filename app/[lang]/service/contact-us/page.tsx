import { getTranslations } from 'next-intl/server';
import { loadCountries } from '@/app/[lang]/load-countries';
import { loadFormChoices } from '@/app/[lang]/load-form-choices';
import { countryName } from '@/lib/i18n/names/place-name';
import { ContactView } from '@/components/pages/support/contact-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { homeAddress, pageMetadata } from '@/lib/seo/page-metadata';
import { BRAND } from '@/lib/market/brand';
import { getConfig } from '@/lib/server/platform/config';

export async function generateMetadata() {
  const t = await getTranslations('support.contact.meta');
  const { country, language } = await currentMarket();
  const name = countryName(country, language, await loadCountries({ country, language }));
  const names = { market: country, country: name, brand: BRAND.name };
  return pageMetadata({ route: 'service-contact-us', title: t('title', names), description: t('description', names) });
}

export default async function ContactPage() {
  const market = await currentMarket();
  const { country, language } = market;
  const choice = { country, language };
  const [countries, choices] = await Promise.all([loadCountries(choice), loadFormChoices(choice)]);
  const home = homeAddress(getConfig().siteUrl, market);
  return <ContactView market={market} home={home} countries={countries} choices={choices} />;
}
