import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import type { SurveyView } from '@/lib/contract/content/surveys';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { SurveyEndings } from './survey-endings';
import { SurveyFacts } from './survey-facts';
import { SurveyForm } from './survey-form';
import { SurveyOutcome } from './survey-outcome';
import { SurveySending, type SurveyEnding } from './survey-sending.island';
import styles from './survey-page.module.css';

/** Renders one questionnaire, opened by its link. */
export async function SurveyPageView({ survey, prefix }: { survey: SurveyView; prefix: Prefix }) {
  const t = await getTranslations('survey');
  const { survey: surveyMessages, common } = await getMessages();
  const { progress, progressLabel, wrong } = surveyMessages.form;
  const { token, state, closesAt, thanks, questions } = survey;
  const outcome = (ending: SurveyEnding) => <SurveyOutcome ending={ending} thanks={thanks} prefix={prefix} />;
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
            <SurveyEndings thanks={thanks} />
          </noscript>
          <NextIntlClientProvider messages={{ survey: { form: { progress, progressLabel, wrong } } }}>
            <SurveySending
              survey={{ token, state, closesAt, questions: questions.map(({ id, kind }) => ({ id, kind })) }}
              endings={{ thanks: outcome('thanks'), already: outcome('already'), closed: outcome('closed') }}
              texts={common.failures}
            >
              <SurveyForm survey={survey} prefix={prefix} />
            </SurveySending>
          </NextIntlClientProvider>
        </div>
      </Container>
    </Section>
  );
}
