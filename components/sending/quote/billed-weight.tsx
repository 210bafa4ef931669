import { useLocale, useTranslations } from 'next-intl';
import { VOLUMETRIC_DIVISOR } from '@/lib/billing/constants';
import type { PackedMeasures, TicketWeight } from '@/lib/billing/weight';
import { formatMeasure, formatSides } from '@/lib/i18n/format/format-measure';
import styles from './quote-form.module.css';

/** Typed parcel with its chargeable weight. */
export type BilledParcel = PackedMeasures & TicketWeight;

/** Shows which weight is charged, and the measures as they were read (§9). */
export function BilledWeight({ parcel }: { parcel: BilledParcel }) {
  const t = useTranslations('quote.parcels');
  const locale = useLocale();
  const { actualKg, volumetricKg, chargeableKg, lengthCm, widthCm, heightCm } = parcel;
  const kg = (value: number) => formatMeasure(value, 'kg', locale);
  const read = {
    billed: kg(chargeableKg),
    actual: kg(actualKg),
    sides: formatSides([lengthCm, widthCm, heightCm], locale),
  };
  return (
    <p className={styles.billed}>
      {volumetricKg > actualKg ? t('byVolume', { ...read, divisor: String(VOLUMETRIC_DIVISOR) }) : t('byWeight', read)}
    </p>
  );
}
