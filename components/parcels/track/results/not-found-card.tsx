import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { BRAND } from '@/lib/market/brand';
import { WAYBILL_DIGITS } from '@/lib/parcel/waybill-number';
import type { NotFound } from '../search/track-search';
import styles from './not-found-card.module.css';

const KEYS = { 'check-digit': 'checkDigit', shape: 'shape', unknown: 'unknown' } as const;

/** Shows why a number was not found, and what to do. */
export function NotFoundCard({
  failure,
  example,
  supportHref,
}: {
  failure: NotFound;
  example: string;
  supportHref: string;
}) {
  const t = useTranslations('track.notFound');
  const key = KEYS[failure.reason];
  return (
    <article className={styles.card}>
      <Icon name={key === 'unknown' ? 'question' : 'alert'} size={24} className={styles.icon} />
      <div className={styles.texts}>
        <h3 className={styles.number}>
          <bdi dir="ltr" translate="no">
            {failure.number}
          </bdi>
        </h3>
        <p className={styles.reason}>{t(key)}</p>
        <p className={styles.advice}>
          {t(`${key}Text`, { example, prefix: BRAND.waybillPrefix, digits: WAYBILL_DIGITS })}
        </p>
        <p className={styles.links}>
          <a href="#field-no">{t('correct')}</a>
          {key === 'unknown' && <a href={supportHref}>{t('help')}</a>}
        </p>
      </div>
    </article>
  );
}
