import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import type { SurveyView } from '@/lib/contract/surveys';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { SurveyEndings } from './survey-endings';
import { SurveyFacts } from './survey-facts';
import { SurveyForm } from './survey-form.island';
import styles from './survey-page.module.css';

/** What the browser says about answers that are not right. */
const REASONS = [
  'required',
  'invalid',
  'chooseOne',
  'chooseAtLeast',
  'chooseAtMost',
  'otherMissing',
  'wholeNumberBetween',
  'tooLong',
  'dateFormat',
] as const;

/** One questionnaire, reached by its link. */
export async function SurveyPageView({ survey, prefix }: { survey: SurveyView; prefix: Prefix }) {
  const t = await getTranslations('survey');
  const { survey: own, errors, common } = await getMessages();
  const messages = {
    survey: { form: own.form, outcome: own.outcome },
    errors: Object.fromEntries(REASONS.map((reason) => [reason, errors[reason]])),
    common: { failures: common.failures },
  };
  return (
    <Section compact labelledBy="survey">
      <Container narrow>
        <div className={styles.page}>
          <Breadcrumbs
            label={t('path')}
            crumbs={[{ label: t('list.title'), href: paths.questionnaireList(prefix) }, { label: survey.title }]}
          />
          <header className={styles.header}>
            <h1 id="survey" className={styles.title}>
              {survey.title}
            </h1>
            <p className={styles.intro}>{survey.intro}</p>
            <SurveyFacts survey={survey} />
          </header>
          <noscript>
            <SurveyEndings thanks={survey.thanks} />
          </noscript>
          <NextIntlClientProvider messages={messages}>
            <SurveyForm
              survey={survey}
              privacyHref={paths.privacyPolicy(prefix)}
              listHref={paths.questionnaireList(prefix)}
              homeHref={paths.home(prefix)}
              prefix={prefix}
            />
          </NextIntlClientProvider>
        </div>
      </Container>
    </Section>
  );
}
