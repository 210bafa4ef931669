'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SurveyView } from '@/lib/contract/surveys';
import { answeredCount, SURVEY_FORM_ACTION, SURVEY_PREFIX_FIELD, TOKEN_FIELD } from '@/lib/contract/survey-draft';
import type { Prefix } from '@/lib/market/prefix';
import styles from './survey-form.module.css';
import { SurveyOutcome } from './survey-outcome';
import { SurveyQuestionField } from './survey-question-field';
import { useSurvey } from './use-survey';

export interface SurveyFormProps {
  survey: SurveyView;
  privacyHref: string;
  listHref: string;
  homeHref: string;
  prefix: Prefix;
}

/** A questionnaire from its first question to the thanks. */
export function SurveyForm({ survey, privacyHref, listHref, homeHref, prefix }: SurveyFormProps) {
  const t = useTranslations('survey.form');
  const { ready, stage, draft, change, errors, problem, busy, refused, submit } = useSurvey(survey);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused > 0)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid] input, input[aria-invalid], textarea[aria-invalid]')
        ?.focus();
  }, [refused]);

  if (stage !== 'open') {
    return <SurveyOutcome stage={stage} thanks={survey.thanks} listHref={listHref} homeHref={homeHref} />;
  }
  const { questions } = survey;
  const wrong = Object.keys(errors).length;
  return (
    <form
      ref={form}
      method="post"
      action={SURVEY_FORM_ACTION}
      noValidate={ready}
      aria-labelledby="survey"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input type="hidden" name={TOKEN_FIELD} value={survey.token} />
      <input type="hidden" name={SURVEY_PREFIX_FIELD} value={prefix} />
      <SurveyProgress done={answeredCount(questions, draft)} all={questions.length} />
      <ol role="list" className={styles.questions}>
        {questions.map((question, index) => (
          <li key={question.id} className={styles.question}>
            <SurveyQuestionField
              question={question}
              number={index + 1}
              draft={draft}
              errors={errors}
              onChange={(next) => change(question.id, next)}
            />
          </li>
        ))}
      </ol>
      {wrong > 0 && <Notice tone="bad">{t('wrong', { count: wrong })}</Notice>}
      {problem && (
        <Notice tone="bad" live="assertive" title={t('failed')}>
          {problem}
        </Notice>
      )}
      <div className={styles.end}>
        <Button type="submit" variant="primary" size="large" loading={busy}>
          {t('send')}
        </Button>
        <p className={styles.privacy}>{t.rich('privacy', { link: (text) => <a href={privacyHref}>{text}</a> })}</p>
      </div>
    </form>
  );
}

/** How many questions have an answer; it stays in sight while the page scrolls. */
function SurveyProgress({ done, all }: { done: number; all: number }) {
  const t = useTranslations('survey.form');
  return (
    <div className={styles.progress}>
      <progress value={done} max={all} aria-label={t('progressLabel')} className={styles.bar} />
      <p className={styles.text}>{t('progress', { done, all })}</p>
    </div>
  );
}
