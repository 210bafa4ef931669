import { useLocale, useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/content/accordion';
import { Button } from '@/components/ui/button';
import { MoneyField } from '@/components/ui/fields/measure-field';
import { SidesField } from '@/components/ui/fields/sides-field';
import { TextField } from '@/components/ui/fields/text-field';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { unitWord } from '@/lib/i18n/format/format-measure';
import { currencyWord, formatMoney } from '@/lib/i18n/format/format-money';
import { parseAmount } from '@/lib/i18n/format/parse-amount';
import { BilledWeight, type BilledParcel } from './billed-weight';
import type { ParcelDraft } from './quote-draft';
import styles from './quote-form.module.css';

interface ParcelRowsProps {
  parcels: readonly ParcelDraft[];
  /** Currency of the amounts: the destination's. */
  currency: string;
  errors: Readonly<Record<string, string>>;
  /** The billed weight of each parcel; empty before there is a price. */
  billed: readonly BilledParcel[];
}

/** Renders one to five parcels: weight and sides in one row, amounts in a fold. */
export function ParcelRows({ parcels, currency, errors, billed }: ParcelRowsProps) {
  const t = useTranslations('quote.parcels');
  const locale = useLocale();
  const count = parcels.length;
  return (
    <fieldset className={styles.parcels}>
      <legend>
        <VisuallyHidden>{t('legend')}</VisuallyHidden>
      </legend>
      {parcels.map((parcel, index) => (
        <div key={index} className={styles.parcel} role="group" aria-label={t('parcel', { number: index + 1 })}>
          {count > 1 && <p className={styles.parcelTitle}>{t('parcel', { number: index + 1 })}</p>}
          <TextField
            name="kg"
            id={`kg-${index}`}
            label={t('weight')}
            note={unitWord('kg', locale)}
            inputMode="decimal"
            autoComplete="off"
            figures
            defaultValue={parcel.weight}
            error={errors[`kg-${index}`]}
          />
          <SideFields parcel={parcel} index={index} errors={errors} />
          {billed[index] && <BilledWeight parcel={billed[index]} />}
          <AmountFields parcel={parcel} index={index} currency={currency} errors={errors} priced={billed.length > 0} />
        </div>
      ))}
    </fieldset>
  );
}

/** Renders the buttons that add and remove a parcel. They are submits, so they need no scripts. */
export function ParcelButtons({ count }: { count: number }) {
  const t = useTranslations('quote.parcels');
  return (
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
  );
}

type OneParcel = Pick<ParcelRowsProps, 'errors'> & { parcel: ParcelDraft; index: number };

function SideFields({ parcel, index, errors }: OneParcel) {
  const t = useTranslations('quote.parcels');
  const locale = useLocale();
  const side = (name: 'l' | 'w' | 'h', part: 'length' | 'width' | 'height') => ({
    name,
    id: `${name}-${index}`,
    label: t(part),
    defaultValue: parcel[part],
    error: errors[`${name}-${index}`],
  });
  return (
    <SidesField
      id={`sides-${index}`}
      label={t('sides')}
      unit={unitWord('cm', locale)}
      sides={[side('l', 'length'), side('w', 'width'), side('h', 'height')]}
    />
  );
}

/** Matches figures without separators. Separators can be read in more than one way. */
const PLAIN_FIGURES = /^\s*\d*\s*$/;

/** Renders a parcel's value, cash on delivery and insured value; each belongs to one parcel (§9). */
function AmountFields({ parcel, index, currency, errors, priced }: OneParcel & { currency: string; priced: boolean }) {
  const t = useTranslations('quote');
  const locale = useLocale();
  const read = (text: string) => {
    const minor = priced && !PLAIN_FIGURES.test(text) ? parseAmount(text, currency) : null;
    return minor === null ? undefined : t('parcels.read', { amount: formatMoney({ currency, minor }, locale) });
  };
  // The hints are shown beside the first parcel's fields only, and apply to all parcels.
  const isFirst = index === 0;
  const field = (name: 'value' | 'collect' | 'insure', hint: string) => ({
    currency: currencyWord(currency, locale),
    note: t('form.optional'),
    name,
    id: `${name}-${index}`,
    label: t(`form.${name}`),
    hint: read(parcel[name]) ?? (isFirst && hint),
    defaultValue: parcel[name],
    error: errors[`${name}-${index}`],
  });
  const names = ['value', 'collect', 'insure'] as const;
  const open = names.some((name) => parcel[name] !== '' || errors[`${name}-${index}`]);
  return (
    <div className={styles.whole}>
      <Accordion
        wide
        items={[
          {
            key: `amounts-${index}`,
            title: t('parcels.more'),
            open,
            content: (
              <div className={styles.pair}>
                {names.map((name) => (
                  <MoneyField key={name} {...field(name, t(`form.${name}Hint`))} />
                ))}
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
