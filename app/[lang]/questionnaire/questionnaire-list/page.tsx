import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/components/frame/page/page-trail';
import { countryName } from '@/lib/i18n/names/place-name';
import { SurveyListView } from '@/components/contact/survey/survey-list';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { BRAND } from '@/lib/market/brand';
import { loadCountries } from '../../load-countries';
import { loadSurveys } from '../../load-surveys';

export async function generateMetadata() {
  const t = await getTranslations('survey.meta');
  const { country, language } = await currentMarket();
  const name = countryName(country, language, await loadCountries({ country, language }));
  return pageMetadata({
    route: 'questionnaire-list',
    title: t('title'),
    description: t('description', { brand: BRAND.name, country: name, countryCode: country }),
  });
}

export default async function QuestionnaireListPage() {
  const { prefix, ...choice } = await currentMarket();
  return (
    <>
      <PageTrail prefix={prefix} route="questionnaire-list" unseen />
      <SurveyListView surveys={await loadSurveys(choice)} prefix={prefix} />
    </>
  );
}
