import { useTranslations } from 'next-intl';
import { FormProblem } from '@/components/contact/enquiry/form/form-end.island';
import { SendRow } from '@/components/contact/enquiry/form/send-row';
import { SURVEY_FORM_ACTION, SURVEY_PREFIX_FIELD, SURVEY_TOKEN_FIELD } from '@/lib/contract/content/survey-draft';
import type { SurveyView } from '@/lib/contract/content/surveys';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './survey-form.module.css';
import { SurveyQuestionField } from './survey-question-field';
import { SurveyProgress, WrongAnswers } from './survey-sending.island';

/** Renders the questions of a survey as a form that needs no scripts. */
export function SurveyForm({ survey, prefix }: { survey: SurveyView; prefix: Prefix }) {
  const t = useTranslations('survey.form');
  const { token, questions } = survey;
  const privacyHref = paths.privacyPolicy(prefix);
  return (
    <form method="post" action={SURVEY_FORM_ACTION} aria-labelledby="survey" className={styles.form}>
      <input type="hidden" name={SURVEY_TOKEN_FIELD} value={token} />
      <input type="hidden" name={SURVEY_PREFIX_FIELD} value={prefix} />
      <SurveyProgress all={questions.length} />
      <ol role="list" className={styles.questions}>
        {questions.map((question, index) => (
          <li key={question.id} className={styles.question}>
            <SurveyQuestionField question={question} number={index + 1} />
          </li>
        ))}
      </ol>
      <WrongAnswers />
      <FormProblem title={t('failed')} />
      <SendRow send={t('send')}>{t.rich('privacy', { link: (text) => <a href={privacyHref}>{text}</a> })}</SendRow>
    </form>
  );
}
