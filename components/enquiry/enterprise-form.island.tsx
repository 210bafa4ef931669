'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { EnquiryFrame } from './enquiry-frame';
import { EnterpriseFields } from './enterprise-fields';
import type { FormIslandProps } from './form-setting';
import { SentOrForm } from './sent-or-form.island';
import { useEnquiryForm } from './use-enquiry-form';

type Props = FormIslandProps<'enterprise'>;

export function EnterpriseForm(props: Props) {
  return (
    <SentOrForm kind="enterprise" setting={props.setting} form={(onSent) => <Enquiry {...props} onSent={onSent} />} />
  );
}

function Enquiry({ setting, typed, onSent }: Props & { onSent: (reference: string) => void }) {
  const t = useTranslations('enterprise.form');
  const { field, form, ...state } = useEnquiryForm({ kind: 'enterprise', typed, onSent });
  const [countryCode, weightKg] = useWatch({ control: form.control, name: ['countryCode', 'weightKg'] });
  const texts = { send: t('send'), failed: t('failed') };
  return (
    <EnquiryFrame kind="enterprise" prefix={setting.prefix} texts={texts} state={state}>
      <EnterpriseFields field={field} values={{ countryCode, weightKg }} choices={setting.choices} />
    </EnquiryFrame>
  );
}
