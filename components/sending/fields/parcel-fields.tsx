import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormGrid, Half } from '@/components/ui/fields/form-grid';
import { MoneyField, UnitField } from '@/components/ui/fields/measure-field';
import { TextField } from '@/components/ui/fields/text-field';
import {
  MAX_CASH_ON_DELIVERY,
  CASH_ON_DELIVERY_MIN_FEE,
  CASH_ON_DELIVERY_PERCENT,
  MAX_COMPENSATION,
  FEE_CURRENCY,
} from '@/lib/billing/constants';
import { moneyOf, type Money } from '@/lib/billing/money';
import { unitWord } from '@/lib/i18n/format/format-measure';
import { currencyWord, formatMoney } from '@/lib/i18n/format/format-money';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import { parcelFacts } from '@/lib/i18n/messages/parcel-facts';
import type { FieldOf } from './field-of';
import { ValueCurrency } from './value-currency';
import styles from './parcel-fields.module.css';

interface PartProps {
  field: FieldOf;
  /** Place of the parcel in the order, from 0. */
  index: number;
}

interface AmountProps extends PartProps {
  /** The destination's currency. */
  currency: string;
}

interface ValueProps extends AmountProps {
  /** Currency of the parcel's value. */
  valueCurrency: string;
  abroad: boolean;
}

export function GoodsNameField({ field, index }: PartProps) {
  const t = useTranslations('ship.parcel');
  return (
    <TextField
      {...field(`parcels.${index}.goodsNameEn`)}
      label={t('goodsNameEn')}
      hint={t('goodsNameHint')}
      dir="ltr"
      autoComplete="off"
    />
  );
}

/** Renders weight and sides: from 1 to 30 kg; sides under 100 cm, two of them at least 10 cm (§5). */
export function MeasureFields({ field, index }: PartProps) {
  const t = useTranslations('ship.parcel');
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
          {(['length', 'width', 'height'] as const).map((side) => (
            <UnitField
              key={side}
              {...field(`parcels.${index}.${side}Cm`)}
              label={t(side)}
              unit={unitWord('cm', locale)}
              inputMode="decimal"
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** Renders quantity and value. Abroad, the first parcel also has the currency of all values. */
export function GoodsValueFields({ field, index, currency, valueCurrency, abroad }: ValueProps) {
  const t = useTranslations('ship.parcel');
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
          currency={currencyWord(valueCurrency, useLocale())}
        />
      </Half>
      {abroad && index === 0 && (
        <Half>
          <ValueCurrency field={field} destinationCurrency={currency} />
        </Half>
      )}
    </FormGrid>
  );
}

/** Names of the fields that few people fill in. They are folded. */
export const MORE_OF_PARCEL = ['insuredValue', 'cashOnDelivery'] as const;

/** Result of the service for an amount: its fee, or the reason for its rejection. */
export interface AmountResult {
  fee: Money | null;
  refusal: string | undefined;
}

interface MoreProps extends AmountProps {
  /** Known only if a script requests the price. */
  results?: Record<'insured' | 'collected', AmountResult>;
}

/**
 * Renders the fields for price protection, which raises the compensation to the insured value (§1), and for cash on
 * delivery (§9).
 */
export function MoreOfParcel({ field, index, currency, results }: MoreProps) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const cny = (amount: number) => formatMoney(moneyOf(FEE_CURRENCY, amount), locale);
  const fee = (result: AmountResult | undefined) => result?.fee && { fee: formatMoney(result.fee, locale) };
  const insured = fee(results?.insured);
  const collected = fee(results?.collected);
  const rule = {
    percent: formatPercent(CASH_ON_DELIVERY_PERCENT, locale),
    least: cny(CASH_ON_DELIVERY_MIN_FEE),
    most: cny(MAX_CASH_ON_DELIVERY),
  };
  const amount = (name: 'insuredValue' | 'cashOnDelivery', result: AmountResult | undefined, hint: ReactNode) => {
    const fieldProps = field(`parcels.${index}.${name}`);
    return (
      <Half>
        <MoneyField
          {...fieldProps}
          error={fieldProps.error ?? result?.refusal}
          label={t(`extras.${name}`)}
          note={t('fields.optional')}
          hint={<span aria-live="polite">{hint}</span>}
          currency={currencyWord(currency, locale)}
        />
      </Half>
    );
  };
  return (
    <FormGrid>
      {amount(
        'insuredValue',
        results?.insured,
        insured ? t('extras.insuredValueFee', insured) : t('extras.insuredValueHint', { limit: cny(MAX_COMPENSATION) }),
      )}
      {amount(
        'cashOnDelivery',
        results?.collected,
        collected ? t('extras.cashOnDeliveryFee', collected) : t('extras.cashOnDeliveryHint', rule),
      )}
    </FormGrid>
  );
}
