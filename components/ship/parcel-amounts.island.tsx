'use client';

import { useLocale, useTranslations } from 'next-intl';
import { MoneyField } from '@/components/ui/measure-field';
import {
  CASH_ON_DELIVERY_CAP,
  CASH_ON_DELIVERY_MIN_FEE,
  CASH_ON_DELIVERY_PERCENT,
  COMPENSATION_LIMIT,
  FEE_CURRENCY,
} from '@/lib/billing/constants';
import { moneyOf } from '@/lib/billing/money';
import { Half } from '@/components/ui/form-grid';
import { formatPercent } from '@/lib/i18n/format-percent';
import { currencyWord, formatMoney } from '@/lib/i18n/format-money';
import type { DraftForm } from './use-draft-form';
import type { LiveQuote } from '@/components/sending/wizard/use-live-quote';

interface ParcelAmountsProps {
  draftForm: DraftForm;
  index: number;
  currency: string;
  live: LiveQuote;
}

/** The service's answer about one parcel: the fee it charges for a field, or why it refuses what was typed. */
function answerOf({ quote, failure, status }: LiveQuote, index: number, field: string, code: string) {
  const line = quote?.lines.find((each) => each.code === code && each.parcel === index + 1);
  const refusal = failure?.errors.find((each) => each.field.startsWith(`parcels.${index}.${field}`));
  return { fee: status === 'ready' ? (line?.amount ?? null) : null, refusal: refusal?.message };
}

/** §1: protection has a price, and lifts the compensation to the insured value. §9: the fee of a collection is the service's answer. */
export function ParcelAmounts({ draftForm, index, currency, live }: ParcelAmountsProps) {
  const t = useTranslations('ship.extras');
  const tFields = useTranslations('ship.fields');
  const locale = useLocale();
  const word = currencyWord(currency, locale);
  const cny = (amount: number) => formatMoney(moneyOf(FEE_CURRENCY, amount), locale);
  const insured = answerOf(live, index, 'insuredValue', 'price-protection');
  const collected = answerOf(live, index, 'cashOnDelivery', 'cash-on-delivery-fee');
  const insuredField = draftForm.field(`parcels.${index}.insuredValue`);
  const collectedField = draftForm.field(`parcels.${index}.cashOnDelivery`);
  return (
    <>
      <Half>
        <MoneyField
          {...insuredField}
          error={insuredField.error ?? insured.refusal}
          label={t('insuredValue')}
          note={tFields('optional')}
          hint={
            <span aria-live="polite">
              {insured.fee
                ? t('insuredValueFee', { fee: formatMoney(insured.fee, locale) })
                : t('insuredValueHint', { limit: cny(COMPENSATION_LIMIT) })}
            </span>
          }
          currency={word}
        />
      </Half>
      <Half>
        <MoneyField
          {...collectedField}
          error={collectedField.error ?? collected.refusal}
          label={t('cashOnDelivery')}
          note={tFields('optional')}
          hint={
            <span aria-live="polite">
              {collected.fee
                ? t('cashOnDeliveryFee', { fee: formatMoney(collected.fee, locale) })
                : t('cashOnDeliveryHint', {
                    percent: formatPercent(CASH_ON_DELIVERY_PERCENT, locale),
                    least: cny(CASH_ON_DELIVERY_MIN_FEE),
                    most: cny(CASH_ON_DELIVERY_CAP),
                  })}
            </span>
          }
          currency={word}
        />
      </Half>
    </>
  );
}
