import { useLocale, useTranslations } from 'next-intl';
import { parcelViolations, parcelWeight } from '@/lib/billing/weight';
import type { ParcelFields } from '@/lib/drafts/draft';
import { parcelSize } from '@/lib/drafts/to-quote-request';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { useShipData } from '../ship-data.island';
import styles from './parcel-weight.module.css';

/**
 * Shows actual, volumetric and chargeable weight while the measures are typed. Freight is charged for the higher of the
 * first two (§9).
 */
export function ParcelWeight({ fields }: { fields: ParcelFields }) {
  const t = useTranslations('ship.parcel');
  const locale = useLocale();
  const size = parcelSize(fields, useShipData().country);
  const allowed = parcelViolations(size).length === 0;
  const weight = parcelWeight(size);
  const kg = (value: number) => formatMeasure(value, 'kg', locale);
  const entries = [
    { key: 'actual', term: t('actual'), value: weight.actualKg },
    { key: 'volumetric', term: t('volumetric'), value: weight.volumetricKg },
    { key: 'chargeable', term: t('chargeable'), value: weight.chargeableKg },
  ];
  return (
    <dl className={styles.weights} aria-live="polite">
      {entries.map(({ key, term, value }) => (
        <div key={key} className={key === 'chargeable' ? styles.charged : styles.entry}>
          <dt>{term}</dt>
          <dd className={styles.value}>{allowed ? kg(value) : t('notYet')}</dd>
        </div>
      ))}
    </dl>
  );
}
