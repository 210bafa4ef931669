import { useTranslations } from 'next-intl';
import styles from './survey-progress.module.css';

/** How many questions have an answer; it stays in sight while the page scrolls. */
export function SurveyProgress({ done, all }: { done: number; all: number }) {
  const t = useTranslations('survey.form');
  return (
    <div className={styles.progress}>
      <progress value={done} max={all} aria-label={t('progressLabel')} className={styles.bar} />
      <p className={styles.text}>{t('progress', { done, all })}</p>
    </div>
  );
}
