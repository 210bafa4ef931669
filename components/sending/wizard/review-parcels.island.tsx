'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AmountText } from '@/components/ui/figures';
import { parcelWeight } from '@/lib/billing/weight';
import type { ParcelFields } from '@/lib/client/ship/draft';
import { goodsValue, parcelSize } from '@/lib/drafts/to-quote-request';
import { formatMeasure, formatSides } from '@/lib/i18n/format-measure';
import { formatMoney } from '@/lib/i18n/format-money';
import { formatNumber } from '@/lib/i18n/format-range';
import { parseAmount, parseMeasure } from '@/lib/i18n/parse-amount';
import { useShipData } from './ship-data.island';
import styles from './review-step.module.css';

/** Each parcel in two lines: what is in it, and what it weighs and measures. */
export function ReviewParcels({ parcels, currency }: { parcels: readonly ParcelFields[]; currency: string }) {
  return (
    <ol className={styles.parcels}>
      {parcels.map((fields, index) => (
        <li key={index}>
          <ReviewParcel fields={fields} currency={currency} />
        </li>
      ))}
    </ol>
  );
}

function ReviewParcel({ fields, currency }: { fields: ParcelFields; currency: string }) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const size = parcelSize(fields, useShipData().country);
  const { chargeableKg } = parcelWeight(size);
  const value = goodsValue([fields], currency);
  const sides = [size.lengthCm, size.widthCm, size.heightCm].map((side) => side || 0);
  const kg = (kilograms: number) => formatMeasure(kilograms, 'kg', locale);
  return (
    <>
      <p className={styles.parcelLine}>
        <span>
          <bdi className={styles.goods}>{fields.goodsNameEn}</bdi>
          {fields.goodsNameCn && <bdi lang="zh-CN"> {fields.goodsNameCn}</bdi>}{' '}
          <bdi dir="ltr" className={styles.soft}>
            × {formatNumber(parseMeasure(fields.quantity) || 0, locale)}
          </bdi>
        </span>
        {value && <AmountText text={formatMoney(value, locale)} />}
      </p>
      <p className={styles.soft}>
        <bdi>{kg(size.weightKg || 0)}</bdi> · <bdi>{formatSides(sides, locale)}</bdi> · {t('parcel.chargeable')}{' '}
        <bdi>{kg(chargeableKg)}</bdi>
      </p>
      <OwnAmounts fields={fields} currency={currency} />
    </>
  );
}

/** What is insured and collected; nothing where nothing is. */
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
