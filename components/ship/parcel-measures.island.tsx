'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { FormGrid, Half } from '@/components/ui/form-grid';
import { MoneyField, UnitField, type MeasureFieldProps } from '@/components/ui/measure-field';
import { parcelLimits } from '@/lib/billing/weight';
import { goodsValue, parcelSize } from '@/lib/drafts/to-quote-request';
import { parcelFacts } from '@/lib/i18n/parcel-facts';
import { formatMeasure, formatSides, unitWord } from '@/lib/i18n/format-measure';
import { currencyWord, formatMoney } from '@/lib/i18n/format-money';
import { Fold } from '@/components/sending/wizard/fold.island';
import { ParcelWeight } from '@/components/sending/wizard/parcel-weight';
import styles from './parcel-card.module.css';
import { useShipData } from '@/components/sending/wizard/ship-data.island';
import type { DraftForm } from './use-draft-form';

interface PartProps {
  draftForm: DraftForm;
  index: number;
  /** Of its value. */
  currency: string;
}

const FIELDS = ['weightKg', 'lengthCm', 'widthCm', 'heightCm', 'quantity', 'unitPrice'] as const;

/** Weight, size and value: in one line where they are known, as after a quote. */
export function ParcelMeasures({ draftForm, index, currency }: PartProps) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const { control } = draftForm.form;
  const fields = useWatch({ control, name: `parcels.${index}` });
  const { errors } = useFormState({ control });
  const size = parcelSize(fields, useShipData().country);
  const value = goodsValue([fields], currency);
  const known = parcelLimits(size).length === 0 && value !== null;
  const [startOpen] = useState(!known);
  const summary = known && [
    formatMeasure(size.weightKg, 'kg', locale),
    formatSides([size.lengthCm, size.widthCm, size.heightCm], locale),
    formatMoney(value, locale),
  ];
  return (
    <Fold
      title={t('parcel.measures')}
      summary={summary && summary.map((text, place) => <bdi key={place}>{place > 0 ? ` · ${text}` : text}</bdi>)}
      action={t('review.change')}
      startOpen={startOpen}
      invalid={FIELDS.some((name) => get(errors, `parcels.${index}.${name}`) !== undefined)}
    >
      <Measures draftForm={draftForm} index={index} />
      <ParcelWeight fields={fields} />
      <Value draftForm={draftForm} index={index} currency={currency} />
    </Fold>
  );
}

function Value({ draftForm, index, currency }: PartProps) {
  const t = useTranslations('ship.parcel');
  const locale = useLocale();
  const { field } = draftForm;
  return (
    <FormGrid>
      <Half>
        <UnitField {...field(`parcels.${index}.quantity`)} label={t('quantity')} unit={t('pieces')} />
      </Half>
      <Half>
        <MoneyField
          {...field(`parcels.${index}.unitPrice`)}
          label={t('unitPrice')}
          hint={t('unitPriceHint')}
          currency={currencyWord(currency, locale)}
        />
      </Half>
    </FormGrid>
  );
}

/** §5: from 1 to 30 kg; sides under 100 cm, two of them at least 10. */
function Measures({ draftForm, index }: Omit<PartProps, 'currency'>) {
  const t = useTranslations('ship.parcel');
  const { field } = draftForm;
  const locale = useLocale();
  const sidesId = `parcel-${index}-sides`;
  return (
    <div className={styles.measures}>
      <UnitField
        {...field(`parcels.${index}.weightKg`)}
        label={t('weight')}
        hint={t('weightHint', parcelFacts(locale))}
        unit={unitWord('kg', locale)}
        inputMode="decimal"
      />
      <fieldset aria-labelledby={sidesId}>
        <legend id={sidesId} className={styles.legend}>
          {t('sides')}
        </legend>
        <div className={styles.sideFields}>
          <Side {...field(`parcels.${index}.lengthCm`)} label={t('length')} />
          <Side {...field(`parcels.${index}.widthCm`)} label={t('width')} />
          <Side {...field(`parcels.${index}.heightCm`)} label={t('height')} />
        </div>
      </fieldset>
    </div>
  );
}

function Side(props: Omit<MeasureFieldProps, 'inputMode'>) {
  return <UnitField {...props} unit={unitWord('cm', useLocale())} inputMode="decimal" />;
}
