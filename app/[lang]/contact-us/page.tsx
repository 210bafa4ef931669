import { loadCountries } from '@/app/[lang]/load-countries';
import { loadFormChoices } from '@/app/[lang]/load-form-choices';
import { ContactView } from '@/components/pages/support/contact-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { homeAddress } from '@/lib/seo/page-metadata';
import { getConfig } from '@/lib/server/platform/config';

export { generateMetadata } from '@/app/[lang]/service/contact-us/page';

export default async function ContactAlias() {
  const market = await currentMarket();
  const { country, language } = market;
  const choice = { country, language };
  const [countries, choices] = await Promise.all([loadCountries(choice), loadFormChoices(choice)]);
  const home = homeAddress(getConfig().siteUrl, market);
  return <ContactView market={market} home={home} countries={countries} choices={choices} transparent />;
}
