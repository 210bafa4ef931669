'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { GoodsValueFields, MeasureFields } from '@/components/sending/fields/parcel-fields';
import { parcelViolations } from '@/lib/billing/weight';
import type { ShipmentKind } from '@/lib/billing/transit';
import { goodsValue, parcelSize } from '@/lib/drafts/to-quote-request';
import { formatMeasure, formatSides } from '@/lib/i18n/format/format-measure';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { WizardFold } from '../wizard-fold.island';
import { ParcelWeight } from './parcel-weight';
import { useShipData } from '../ship-data.island';
import type { DraftForm } from '../drafts/use-draft-form';

interface PartProps {
  draftForm: DraftForm;
  index: number;
  kind: ShipmentKind;
  /** The destination's currency. */
  currency: string;
}

const FIELDS = ['weightKg', 'lengthCm', 'widthCm', 'heightCm', 'quantity', 'unitPrice'] as const;

/** Renders weight, size and value. Known values, such as after a quote, are folded into one line. */
export function ParcelMeasures({ draftForm, kind, index, currency }: PartProps) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const { control } = draftForm.form;
  const fields = useWatch({ control, name: `parcels.${index}` });
  const valueCurrency = useWatch({ control, name: 'valueCurrency' }) || currency;
  const { errors } = useFormState({ control });
  const size = parcelSize(fields, useShipData().country);
  const value = goodsValue([fields], valueCurrency);
  const isMeasured = parcelViolations(size).length === 0 && value !== null;
  const [startOpen] = useState(!isMeasured);
  const summary = isMeasured && [
    formatMeasure(size.weightKg, 'kg', locale),
    formatSides([size.lengthCm, size.widthCm, size.heightCm], locale),
    formatMoney(value, locale),
  ];
  return (
    <WizardFold
      title={t('parcel.measures')}
      summary={summary && summary.map((text, place) => <bdi key={place}>{place > 0 ? ` · ${text}` : text}</bdi>)}
      action={t('review.change')}
      startOpen={startOpen}
      invalid={
        FIELDS.some((name) => get(errors, `parcels.${index}.${name}`) !== undefined) ||
        errors.valueCurrency !== undefined
      }
    >
      <MeasureFields field={draftForm.field} index={index} />
      <ParcelWeight fields={fields} />
      <GoodsValueFields
        field={draftForm.field}
        index={index}
        currency={currency}
        valueCurrency={valueCurrency}
        abroad={kind === 'international'}
      />
    </WizardFold>
  );
}
