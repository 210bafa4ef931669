import { getLocale } from 'next-intl/server';
import type { FormKind } from '@/lib/contract/enquiry-forms';
import type { Prefix } from '@/lib/market/prefix';
import type { FormChoices } from './form-choices';
import { emptyForm } from './form-field';
import { FormHost } from './form-host.island';
import { formMessages } from './form-messages';
import { PlainEnquiry } from './plain-enquiry';

export interface EnquiryPanelProps {
  kind: FormKind;
  prefix: Prefix;
  choices: FormChoices;
}

/** A form on a page for everybody. It works as it comes; scripts take it over when the visitor is near. */
export async function EnquiryPanel({ kind, prefix, choices }: EnquiryPanelProps) {
  const setting = { prefix, choices, locale: await getLocale(), messages: await formMessages(kind) };
  const values = { ...emptyForm(kind), countryCode: choices.country };
  return (
    <FormHost kind={kind} setting={setting}>
      <PlainEnquiry kind={kind} prefix={prefix} choices={choices} values={values} errors={{}} problem="" />
    </FormHost>
  );
}
