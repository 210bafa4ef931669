'use client';

import { useTranslations } from 'next-intl';
import { EnquiryFrame } from '@/components/enquiry/enquiry-frame';
import type { FormIslandProps } from '@/components/enquiry/form-setting';
import { SentOrForm } from '@/components/enquiry/sent-or-form.island';
import { useEnquiryForm } from '@/components/enquiry/use-enquiry-form';
import { FeedbackFields } from './feedback-fields';

type Props = FormIslandProps<'feedback'>;

/** Writes to an office (§2, customer feedback); a stored message is confirmed with its reference. */
export function FeedbackForm(props: Props) {
  return (
    <SentOrForm
      kind="feedback"
      setting={props.setting}
      repeatable
      form={(onSent) => <Message {...props} onSent={onSent} />}
    />
  );
}

function Message({ setting, typed, onSent }: Props & { onSent: (reference: string) => void }) {
  const t = useTranslations('support.feedback');
  const { field, form, ...state } = useEnquiryForm({ kind: 'feedback', typed, onSent });
  const texts = { send: t('send'), failed: t('failed') };
  return (
    <EnquiryFrame kind="feedback" prefix={setting.prefix} texts={texts} state={state}>
      <FeedbackFields field={field} values={{ countryCode: form.getValues('countryCode') }} choices={setting.choices} />
    </EnquiryFrame>
  );
}
