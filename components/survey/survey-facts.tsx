import { useFormatter, useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/tag';
import type { SurveyView } from '@/lib/contract/surveys';
import styles from './survey-facts.module.css';

/** How long it takes, how many questions there are, and until when. */
export function SurveyFacts({ survey }: { survey: SurveyView }) {
  const t = useTranslations('survey.facts');
  const format = useFormatter();
  const { minutes, questions, closesAt, state } = survey;
  return (
    <p className={styles.facts}>
      <Tag icon="clock">{t('minutes', { minutes })}</Tag>
      <Tag icon="question">{t('questions', { count: questions.length })}</Tag>
      {closesAt !== null && state === 'OPEN' && (
        <Tag icon="calendar">{t('until', { date: format.dateTime(new Date(closesAt), { dateStyle: 'long' }) })}</Tag>
      )}
    </p>
  );
}
