'use client';

import { useLocale, useTranslations } from 'next-intl';
import { MoneyField } from '@/components/ui/measure-field';
import { RadioCards } from '@/components/ui/radio-cards';
import { TextArea } from '@/components/ui/text-area';
import {
  CASH_ON_DELIVERY_CAP,
  CASH_ON_DELIVERY_MIN_FEE,
  CASH_ON_DELIVERY_PERCENT,
  COMPENSATION_LIMIT,
  FEE_CURRENCY,
} from '@/lib/billing/constants';
import { moneyOf } from '@/lib/billing/money';
import { formatMoney } from '@/lib/i18n/format-money';
import { FormGrid, Half } from '@/components/ui/form-grid';
import styles from './parcels-step.module.css';
import type { DraftForm } from './use-draft-form';
import type { LiveQuote } from './use-live-quote';

interface ExtraFieldsProps {
  draftForm: DraftForm;
  currency: string;
  live: LiveQuote;
}

export function ExtraFields({ draftForm, currency, live }: ExtraFieldsProps) {
  const t = useTranslations('ship');
  const { field } = draftForm;
  const places = [
    { value: 'door', label: t('extras.door'), icon: 'home' as const },
    { value: 'site', label: t('extras.site'), icon: 'building' as const },
  ];
  return (
    <section aria-labelledby="extras-title" className={styles.group}>
      <h3 id="extras-title" className={styles.title}>
        {t('extras.title')}
      </h3>
      <RadioCards compact {...field('deliveryPlace')} legend={t('extras.deliveryPlace')} options={places} />
      <FormGrid>
        <Half>
          <InsuredValue draftForm={draftForm} currency={currency} />
        </Half>
        <Half>
          <CashOnDelivery draftForm={draftForm} currency={currency} live={live} />
        </Half>
        <TextArea
          {...field('remark')}
          label={t('extras.remark')}
          note={t('fields.optional')}
          rows={3}
          maxLength={300}
        />
      </FormGrid>
    </section>
  );
}

/** §9: compensation is limited; a declared value tells the carrier how careful to be. */
function InsuredValue({ draftForm, currency }: Omit<ExtraFieldsProps, 'live'>) {
  const t = useTranslations('ship');
  const locale = useLocale();
  return (
    <MoneyField
      {...draftForm.field('insuredValue')}
      label={t('extras.insuredValue')}
      note={t('fields.optional')}
      hint={t('extras.insuredValueHint', { limit: formatMoney(moneyOf(FEE_CURRENCY, COMPENSATION_LIMIT), locale) })}
      currency={currency}
      maxLength={20}
    />
  );
}

/** §9: the fee is the service's answer to what is typed, and so is the limit in this currency. */
function CashOnDelivery({ draftForm, currency, live }: ExtraFieldsProps) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const { error, ...field } = draftForm.field('cashOnDelivery');
  const fee = live.quote?.lines.find(({ code }) => code === 'cash-on-delivery-fee')?.amount;
  const refusal = live.failure?.errors.find((each) => each.field.startsWith('cashOnDelivery'))?.message;
  const rule = t('extras.cashOnDeliveryHint', {
    percent: CASH_ON_DELIVERY_PERCENT,
    least: formatMoney(moneyOf(FEE_CURRENCY, CASH_ON_DELIVERY_MIN_FEE), locale),
    most: formatMoney(moneyOf(FEE_CURRENCY, CASH_ON_DELIVERY_CAP), locale),
  });
  return (
    <MoneyField
      {...field}
      error={error ?? refusal}
      label={t('extras.cashOnDelivery')}
      note={t('fields.optional')}
      hint={
        <span aria-live="polite">
          {live.status === 'ready' && fee ? t('extras.cashOnDeliveryFee', { fee: formatMoney(fee, locale) }) : rule}
        </span>
      }
      currency={currency}
      maxLength={20}
    />
  );
}
