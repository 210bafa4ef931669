import { useLocale, useTranslations } from 'next-intl';
import type { ParcelOfLink } from '@/lib/contract/tracking/instructions';
import { formatMoney } from '@/lib/i18n/format-money';
import { isolate } from '@/lib/i18n/isolate';
import { ParcelForm, type FormOfPage } from './parcel-form';

interface AnswerFormProps {
  form: FormOfPage;
  wish: 'ready' | 'refuse';
  parcel: ParcelOfLink;
}

/** Confirms the delivery, with the exact amount to pay, or refuses the parcel before the courier leaves. One press, no fields. */
export function AnswerForm({ form, wish, parcel: { version, cashOnDelivery, senderName } }: AnswerFormProps) {
  const t = useTranslations(`parcel.${wish}`);
  const locale = useLocale();
  const values = {
    due: cashOnDelivery ? 'yes' : 'no',
    amount: cashOnDelivery ? formatMoney(cashOnDelivery, locale) : '',
    sender: isolate(senderName),
  };
  return (
    <ParcelForm
      form={form}
      act={wish}
      hidden={{ version }}
      submit={t('submit')}
      variant={wish === 'ready' ? 'primary' : 'danger'}
    >
      <p>{t('text', values)}</p>
    </ParcelForm>
  );
}
