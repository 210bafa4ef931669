import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { UnitField } from '@/components/ui/measure-field';
import { MAX_PARCELS } from '@/lib/billing/constants';
import type { ParcelDraft } from './quote-draft';
import styles from './quote-form.module.css';

interface Props {
  parcels: readonly ParcelDraft[];
  errors: Readonly<Record<string, string>>;
}

/** One to five parcels; the buttons that add and remove one are submits, so they need no scripts. */
export function ParcelRows({ parcels, errors }: Props) {
  const t = useTranslations('quote.parcels');
  const count = parcels.length;
  return (
    <fieldset className={styles.parcels}>
      <legend className={styles.legend}>{t('legend')}</legend>
      <p className={styles.hint}>{t('limits')}</p>
      {parcels.map((parcel, index) => (
        <div key={index} className={styles.parcel} role="group" aria-label={t('parcel', { number: index + 1 })}>
          <p className={styles.parcelTitle}>{t('parcel', { number: index + 1 })}</p>
          <UnitField
            name="kg"
            id={`kg-${index}`}
            unit={t('kilograms')}
            label={t('weight')}
            defaultValue={parcel.weight}
            error={errors[`kg-${index}`]}
          />
          <UnitField
            name="l"
            id={`l-${index}`}
            unit={t('centimetres')}
            inputMode="decimal"
            label={t('length')}
            defaultValue={parcel.length}
            error={errors[`l-${index}`]}
          />
          <UnitField
            name="w"
            id={`w-${index}`}
            unit={t('centimetres')}
            inputMode="decimal"
            label={t('width')}
            defaultValue={parcel.width}
            error={errors[`w-${index}`]}
          />
          <UnitField
            name="h"
            id={`h-${index}`}
            unit={t('centimetres')}
            inputMode="decimal"
            label={t('height')}
            defaultValue={parcel.height}
            error={errors[`h-${index}`]}
          />
        </div>
      ))}
      <div className={styles.rowActions}>
        {count < MAX_PARCELS && (
          <Button type="submit" name="n" value={count + 1} icon="plus" size="small">
            {t('add')}
          </Button>
        )}
        {count > 1 && (
          <Button type="submit" name="n" value={count - 1} icon="minus" size="small" variant="quiet">
            {t('removeLast')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
