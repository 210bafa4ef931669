import { useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/status/tag';
import { BRAND } from '@/lib/market/brand';
import { WAYBILL_DIGITS } from '@/lib/parcel/waybill-number';
import type { NotFound } from '../search/track-search';
import styles from './not-found-card.module.css';

/** Keys of the texts for each reason. */
export const NOT_FOUND_KEYS = { 'check-digit': 'checkDigit', shape: 'shape', unknown: 'unknown' } as const;

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
  const t = useTranslations('track');
  const key = NOT_FOUND_KEYS[failure.reason];
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.number}>
          <bdi dir="ltr" translate="no">
            {failure.number}
          </bdi>
        </h3>
        <Tag tone="warn">{t('groups.notFound')}</Tag>
      </div>
      <div>
        <p className={styles.title}>{t(`notFound.${key}Title`)}</p>
        <p className={styles.reason}>{t(`notFound.${key}`)}</p>
      </div>
      <p>{t(`notFound.${key}Text`, { example, prefix: BRAND.waybillPrefix, digits: WAYBILL_DIGITS })}</p>
      <p className={styles.links}>
        <a href="#field-no">{t('notFound.correct')}</a>
        {key === 'unknown' && <a href={supportHref}>{t('notFound.help')}</a>}
      </p>
    </article>
  );
}
