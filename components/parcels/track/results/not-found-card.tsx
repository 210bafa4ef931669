import { useTranslations } from 'next-intl';
import { BRAND } from '@/lib/market/brand';
import { WAYBILL_DIGITS } from '@/lib/parcel/waybill-number';
import type { NotFound } from '../search/track-search';
import styles from './not-found-card.module.css';

/** Keys of the texts for each reason. */
const TEXT_KEYS = { 'check-digit': 'checkDigit', shape: 'shape', unknown: 'unknown' } as const;

/** Returns a function for what to do about a number that was not found. */
export function useNotFoundHint(example: string): (failure: NotFound) => string {
  const t = useTranslations('track.notFound');
  return ({ reason }) =>
    t(`${TEXT_KEYS[reason]}Text`, { example, prefix: BRAND.waybillPrefix, digits: WAYBILL_DIGITS });
}

/** Shows why a number was not found, and what to do. */
export function NotFoundCard({ failure, hint, supportHref }: { failure: NotFound; hint: string; supportHref: string }) {
  const t = useTranslations('track.notFound');
  const key = TEXT_KEYS[failure.reason];
  return (
    <article className={styles.card}>
      <h3 className={styles.number}>
        <bdi dir="ltr" translate="no">
          {failure.number}
        </bdi>
      </h3>
      <p className={styles.title}>{t(key)}</p>
      <p>{hint}</p>
      <p className={styles.links}>
        <a href="#field-no">{t('correct')}</a>
        {key === 'unknown' && <a href={supportHref}>{t('help')}</a>}
      </p>
    </article>
  );
}
