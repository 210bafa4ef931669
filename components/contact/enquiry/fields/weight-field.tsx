import { useLocale, useTranslations } from 'next-intl';
import { Half } from '@/components/ui/fields/form-grid';
import { UnitField } from '@/components/ui/fields/measure-field';
import { Notice } from '@/components/ui/status/notice';
import { HEAVY_KG } from '@/lib/contract/content/enquiry-forms';
import type { Country } from '@/lib/market/country';
import { ENQUIRY_KG } from '@/lib/market/limits';
import { formatMeasure, formatMeasureRange, unitWord } from '@/lib/i18n/format/format-measure';
import type { FieldBinding } from './form-field';
import { WeightWarning } from './weight-warning.island';

export interface WeightFieldProps {
  field: FieldBinding;
  /** Initial kilograms, as typed. */
  typed: string;
  /** Country of the page. */
  market: Country;
  /** Returns the note for a weight above the parcel limit. */
  heavy: (limit: { limit: string }) => string;
}

/** Renders the optional weight of the shipment. */
export function WeightField({ field, typed, market, heavy }: WeightFieldProps) {
  const t = useTranslations('enquiry.fields');
  const locale = useLocale();
  return (
    <>
      <Half>
        <UnitField
          {...field}
          label={t('weight')}
          note={t('optional')}
          hint={formatMeasureRange(ENQUIRY_KG.min, ENQUIRY_KG.max, 'kg', locale)}
          unit={unitWord('kg', locale)}
          inputMode="decimal"
        />
      </Half>
      <WeightWarning typed={typed} market={market}>
        <Notice tone="warn" live="polite">
          {heavy({ limit: formatMeasure(HEAVY_KG, 'kg', locale) })}
        </Notice>
      </WeightWarning>
    </>
  );
}
