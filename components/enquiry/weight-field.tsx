import { useTranslations } from 'next-intl';
import { Half } from '@/components/ui/form-grid';
import { UnitField } from '@/components/ui/measure-field';
import { Notice } from '@/components/ui/notice';
import { ENQUIRY_KG, HEAVY_KG } from '@/lib/contract/enquiry-forms';
import type { FieldBinding } from './form-field';
import { WeightWarning } from './weight-warning.island';

export interface WeightFieldProps {
  field: FieldBinding;
  /** Kilograms as they were typed at first. */
  typed: string;
  /** What is said beside a weight above the parcel limit. */
  heavy: (limit: { limit: number }) => string;
}

/** Optional weight of the shipment. */
export function WeightField({ field, typed, heavy }: WeightFieldProps) {
  const t = useTranslations('enquiry.fields');
  return (
    <>
      <Half>
        <UnitField
          {...field}
          label={t('weight')}
          note={t('optional')}
          hint={t('weightHint', ENQUIRY_KG)}
          unit={t('kg')}
          inputMode="decimal"
          maxLength={8}
        />
      </Half>
      <WeightWarning typed={typed}>
        <Notice tone="warn" live="polite">
          {heavy({ limit: HEAVY_KG })}
        </Notice>
      </WeightWarning>
    </>
  );
}
