import { useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/status/tag';
import type { SurveyView } from '@/lib/contract/content/surveys';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import styles from './survey-facts.module.css';

/** Shows how many minutes a survey takes, its number of questions, and its last day while it is open. */
export function SurveyFacts({ survey }: { survey: SurveyView }) {
  const t = useTranslations('survey.facts');
  const day = useDayFormat();
  const { minutes, questions, closesAt, state } = survey;
  return (
    <p className={styles.facts}>
      <Tag icon="clock">{t('minutes', { minutes })}</Tag>
      <Tag icon="question">{t('questions', { count: questions.length })}</Tag>
      {closesAt !== null && state === 'OPEN' && (
        <Tag icon="calendar">{t('until', { date: day(new Date(closesAt), 'long') })}</Tag>
      )}
    </p>
  );
}
