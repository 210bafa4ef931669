import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { MoneyField, UnitField } from '@/components/ui/measure-field';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { unitWord } from '@/lib/i18n/format-measure';
import { parcelFacts } from '@/lib/i18n/error-facts';
import type { ParcelDraft } from './quote-draft';
import styles from './quote-form.module.css';

interface Props {
  parcels: readonly ParcelDraft[];
  /** Of the amounts: the destination's. */
  currency: string;
  errors: Readonly<Record<string, string>>;
}

/** One to five parcels; the buttons that add and remove one are submits, so they need no scripts. */
export function ParcelRows({ parcels, currency, errors }: Props) {
  const t = useTranslations('quote.parcels');
  const locale = useLocale();
  const count = parcels.length;
  return (
    <fieldset className={styles.parcels}>
      <legend className={styles.legend}>{t('legend')}</legend>
      <p className={styles.hint}>{t('limits', parcelFacts(locale))}</p>
      {parcels.map((parcel, index) => (
        <div key={index} className={styles.parcel} role="group" aria-label={t('parcel', { number: index + 1 })}>
          <p className={styles.parcelTitle}>{t('parcel', { number: index + 1 })}</p>
          <UnitField
            name="kg"
            id={`kg-${index}`}
            unit={unitWord('kg', locale)}
            label={t('weight')}
            defaultValue={parcel.weight}
            error={errors[`kg-${index}`]}
          />
          <UnitField
            name="l"
            id={`l-${index}`}
            unit={unitWord('cm', locale)}
            inputMode="decimal"
            label={t('length')}
            defaultValue={parcel.length}
            error={errors[`l-${index}`]}
          />
          <UnitField
            name="w"
            id={`w-${index}`}
            unit={unitWord('cm', locale)}
            inputMode="decimal"
            label={t('width')}
            defaultValue={parcel.width}
            error={errors[`w-${index}`]}
          />
          <UnitField
            name="h"
            id={`h-${index}`}
            unit={unitWord('cm', locale)}
            inputMode="decimal"
            label={t('height')}
            defaultValue={parcel.height}
            error={errors[`h-${index}`]}
          />
          <Amounts parcel={parcel} index={index} currency={currency} errors={errors} />
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

/** §9: what is worth, collected and insured belongs to each parcel. */
function Amounts({ parcel, index, currency, errors }: Omit<Props, 'parcels'> & { parcel: ParcelDraft; index: number }) {
  const t = useTranslations('quote.form');
  const shared = { currency, note: t('optional') };
  // What is said of the first parcel's fields is said of all.
  const first = index === 0;
  return (
    <div className={styles.amounts}>
      <MoneyField
        {...shared}
        name="value"
        id={`value-${index}`}
        label={t('value')}
        hint={first && t('valueHint')}
        defaultValue={parcel.value}
        error={errors[`value-${index}`]}
      />
      <MoneyField
        {...shared}
        name="collect"
        id={`collect-${index}`}
        label={t('collect')}
        hint={first && t('collectHint')}
        defaultValue={parcel.collect}
        error={errors[`collect-${index}`]}
      />
      <MoneyField
        {...shared}
        name="insure"
        id={`insure-${index}`}
        label={t('insure')}
        hint={first && t('insureHint')}
        defaultValue={parcel.insure}
        error={errors[`insure-${index}`]}
      />
    </div>
  );
}
