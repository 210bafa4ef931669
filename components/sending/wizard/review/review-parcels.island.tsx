'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFieldItems } from '@/components/parts/facts/use-field-items';
import { AmountText } from '@/components/ui/content/figures';
import { parcelWeight } from '@/lib/billing/weight';
import type { Draft, ParcelFields } from '@/lib/drafts/draft';
import { currencyOf } from '@/lib/drafts/steps';
import { goodsValue, parcelSize } from '@/lib/drafts/to-quote-request';
import { formatMeasure, formatSides } from '@/lib/i18n/format/format-measure';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatNumber } from '@/lib/i18n/format/format-range';
import { parseAmount, parseMeasure } from '@/lib/i18n/format/parse-amount';
import { PARCEL_FIELD_NAMES } from '@/lib/orders/fields';
import { valueCurrencyOf } from '@/lib/orders/value-currency';
import { useShipData } from '../ship-data.island';
import styles from './review-step.module.css';

/** Shows each parcel: its contents, its weight and size, its other fields, and its amounts. */
export function ReviewParcels({ draft }: { draft: Draft }) {
  const { values } = draft;
  const currencies = { currency: currencyOf(draft), valueCurrency: valueCurrencyOf(values) };
  return (
    <ol className={styles.parcels}>
      {values.parcels.map((fields, index) => (
        <li key={index}>
          <ReviewParcel fields={fields} {...currencies} />
        </li>
      ))}
    </ol>
  );
}

interface ReviewParcelProps {
  fields: ParcelFields;
  /** The destination's currency. */
  currency: string;
  valueCurrency: string;
}

function ReviewParcel({ fields, currency, valueCurrency }: ReviewParcelProps) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const size = parcelSize(fields, useShipData().country);
  const fieldItems = useFieldItems(PARCEL_FIELD_NAMES, fields);
  const { chargeableKg } = parcelWeight(size);
  const value = goodsValue([fields], valueCurrency);
  const sides = [size.lengthCm, size.widthCm, size.heightCm].map((side) => side || 0);
  const kg = (kilograms: number) => formatMeasure(kilograms, 'kg', locale);
  return (
    <>
      <p className={styles.parcelLine}>
        <span>
          <bdi className={styles.goods}>{fields.goodsNameEn}</bdi>{' '}
          <span className={styles.soft}>× {formatNumber(parseMeasure(fields.quantity) || 0, locale)}</span>
        </span>
        {value && <AmountText text={formatMoney(value, locale)} />}
      </p>
      <p className={styles.soft}>
        <bdi>{kg(size.weightKg || 0)}</bdi> · <bdi>{formatSides(sides, locale)}</bdi> · {t('parcel.chargeable')}{' '}
        <bdi>{kg(chargeableKg)}</bdi>
      </p>
      {fieldItems.map(({ key, term, value, hasTerm }) => (
        <p key={key} className={styles.soft}>
          {hasTerm && <span>{term} </span>}
          <span>{value}</span>
        </p>
      ))}
      <OwnAmounts fields={fields} currency={currency} />
    </>
  );
}

/** Shows the insured value and the cash on delivery. Amounts of zero are left out. */
function OwnAmounts({ fields, currency }: { fields: ParcelFields; currency: string }) {
  const t = useTranslations('ship.extras');
  const locale = useLocale();
  return (['insuredValue', 'cashOnDelivery'] as const).map((name) => {
    const minor = parseAmount(fields[name], currency);
    if (!minor) return null;
    return (
      <p key={name} className={styles.parcelLine}>
        <span className={styles.soft}>{t(name)}</span>
        <AmountText text={formatMoney({ currency, minor }, locale)} />
      </p>
    );
  });
}
