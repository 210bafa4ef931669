'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { EnquiryFrame } from '@/components/enquiry/enquiry-frame';
import type { FormIslandProps } from '@/components/enquiry/form-setting';
import { SentOrForm } from '@/components/enquiry/sent-or-form.island';
import { fillIn, useEnquiryForm } from '@/components/enquiry/use-enquiry-form';
import { restorePreSend, usePreSendStore } from '@/lib/client/stores/pre-send';
import { ExpertFields } from './expert-fields';

type Props = FormIslandProps<'expert'>;

/** §2: an expert answers what the wizard cannot take: heavy, frequent or unusual shipments. */
export function ExpertForm(props: Props) {
  return <SentOrForm kind="expert" setting={props.setting} form={(onSent) => <Enquiry {...props} onSent={onSent} />} />;
}

function Enquiry({ setting, typed, onSent }: Props & { onSent: (reference: string) => void }) {
  const t = useTranslations('ship.expert');
  const { field, form, ...state } = useEnquiryForm({ kind: 'expert', typed, onSent });
  const [countryCode, weightKg] = useWatch({ control: form.control, name: ['countryCode', 'weightKg'] });
  useAnswersOfWizard(form);
  const texts = { send: t('send'), failed: t('failed') };
  return (
    <EnquiryFrame kind="expert" prefix={setting.prefix} texts={texts} state={state}>
      <ExpertFields field={field} values={{ countryCode, weightKg }} choices={setting.choices} />
    </EnquiryFrame>
  );
}

/** What the visitor has told the wizard already. */
function useAnswersOfWizard({ getValues, setValue }: Parameters<typeof fillIn>[0]): void {
  const needs = usePreSendStore((state) => state.needs);
  useEffect(restorePreSend, []);
  useEffect(() => {
    fillIn({ getValues, setValue }, 'shipRequire', needs.kind.toUpperCase());
    fillIn({ getValues, setValue }, 'cycle', needs.shippingVolume);
  }, [needs, getValues, setValue]);
}
