'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { EnquiryFrame } from '@/components/enquiry/enquiry-frame';
import type { FormIslandProps } from '@/components/enquiry/form-setting';
import { SentOrForm } from '@/components/enquiry/sent-or-form.island';
import { useEnquiryForm } from '@/components/enquiry/use-enquiry-form';
import { FranchiseFields } from './franchise-fields';
import { usePlaceSuggestions } from './use-place-suggestions';

type Props = FormIslandProps<'franchise'>;

/** §3, §5: the franchise application. */
export function FranchiseForm(props: Props) {
  return (
    <SentOrForm
      kind="franchise"
      setting={props.setting}
      form={(onSent) => <Application {...props} onSent={onSent} />}
    />
  );
}

function Application({ setting, typed, onSent }: Props & { onSent: (reference: string) => void }) {
  const t = useTranslations('franchise.form');
  const { field, form, ...bound } = useEnquiryForm({ kind: 'franchise', typed, onSent });
  const [countryCode, state] = useWatch({ control: form.control, name: ['countryCode', 'state'] });
  const suggestions = usePlaceSuggestions(setting.choices, countryCode, state);
  const texts = { send: t('send'), failed: t('failed') };
  return (
    <EnquiryFrame kind="franchise" prefix={setting.prefix} texts={texts} state={bound}>
      <FranchiseFields
        field={field}
        values={{ countryCode, state }}
        choices={setting.choices}
        suggestions={suggestions}
      />
    </EnquiryFrame>
  );
}
