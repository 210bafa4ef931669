import styles from './survey-legend.module.css';

export interface SurveyLegendProps {
  number: number;
  text: string;
  /** Beside questions that may be left out, where the field has no place of its own for it. */
  note?: string;
}

/** A question's number and words. */
export function SurveyLegend({ number, text, note }: SurveyLegendProps) {
  return (
    <span className={styles.legend}>
      <span className={styles.number}>{number}.</span> {text}
      {note && <span className={styles.note}> {note}</span>}
    </span>
  );
}
