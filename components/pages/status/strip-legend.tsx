import { useTranslations } from 'next-intl';
import { STATUS_DAYS } from '@/lib/market/availability';
import styles from './strip-legend.module.css';

const STATES = ['up', 'partly', 'down', 'unknown'] as const;

/** Explains the bars: their order, colours and heights. */
export function StripLegend() {
  const t = useTranslations('status.days');
  return (
    <div className={styles.legend}>
      <p className={styles.span}>
        <span>{t('first', { days: STATUS_DAYS - 1 })}</span>
        <span aria-hidden="true" className={styles.line} />
        <span>{t('last')}</span>
      </p>
      <ul role="list" aria-label={t('legend')} className={styles.states}>
        {STATES.map((state) => (
          <li key={state}>
            <i aria-hidden="true" className={styles[state]} />
            {t(state)}
          </li>
        ))}
      </ul>
    </div>
  );
}
