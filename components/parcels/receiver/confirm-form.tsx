import { useLocale, useTranslations } from 'next-intl';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { isolate } from '@/lib/i18n/format/isolate';
import { ParcelForm, type PageForm } from './parcel-form';

interface ConfirmFormProps {
  form: PageForm;
  kind: 'ready' | 'refuse';
  parcel: ParcelOfLink;
}

/**
 * Confirms the delivery, with the exact amount to pay, or refuses the parcel before the courier leaves. The form has a
 * button and no fields.
 */
export function ConfirmForm({ form, kind, parcel: { version, cashOnDelivery, senderName } }: ConfirmFormProps) {
  const t = useTranslations(`parcel.${kind}`);
  const locale = useLocale();
  const values = {
    due: cashOnDelivery ? 'yes' : 'no',
    amount: cashOnDelivery ? formatMoney(cashOnDelivery, locale) : '',
    sender: isolate(senderName),
  };
  return (
    <ParcelForm
      form={form}
      act={kind}
      hidden={{ version }}
      submit={t('submit')}
      variant={kind === 'ready' ? 'primary' : 'danger'}
    >
      <p>{t('text', values)}</p>
    </ParcelForm>
  );
}
