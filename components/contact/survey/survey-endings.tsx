import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/status/notice';
import styles from './survey-endings.module.css';

/**
 * Renders all outcomes. The style sheet shows only the outcome in the address (`#thanks`), to which sending without
 * scripts leads.
 */
export function SurveyEndings({ thanks }: { thanks: string }) {
  const t = useTranslations('survey.outcome');
  return (
    <>
      <div id="thanks" className={styles.ending}>
        <Notice tone="ok" title={t('thanks')}>
          {thanks}
        </Notice>
      </div>
      <div id="already" className={styles.ending}>
        <Notice tone="ok" title={t('already')}>
          {t('alreadyText')}
        </Notice>
      </div>
      <div id="closed" className={styles.ending}>
        <Notice title={t('closed')}>{t('closedText')}</Notice>
      </div>
    </>
  );
}
