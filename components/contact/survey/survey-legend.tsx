import { useTranslations } from 'next-intl';
import type { SurveyQuestion } from '@/lib/contract/content/surveys';
import styles from './survey-legend.module.css';

export interface QuestionProps<Question = SurveyQuestion> {
  question: Question;
  /** Number of the question, from 1. */
  number: number;
}

/** Renders the legend of a question: its number, its text, whether it is optional, and its hint. */
export function SurveyLegend({ question, number }: QuestionProps) {
  const t = useTranslations('survey.form');
  const { label, hint, required } = question;
  return (
    <span className={styles.legend}>
      <span className={styles.number}>{number}.</span> {label}
      {!required && <span className={styles.note}> ({t('optional')})</span>}
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  );
}
