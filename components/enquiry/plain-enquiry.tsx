import { FORM_HEADINGS } from './form-heading';
import type { FormKind } from '@/lib/contract/enquiry-forms';
import type { Prefix } from '@/lib/market/prefix';
import { PlainFields, type PlainFieldsProps } from './plain-fields';
import { PlainForm } from './plain-form';
import { useFormTexts } from './use-form-texts';

export interface PlainEnquiryProps extends PlainFieldsProps {
  kind: FormKind;
  prefix: Prefix;
  /** The private page that shows it, if one does. */
  draft?: string | undefined;
  /** Why it could not be sent, where no field is to blame; or empty. */
  problem: string;
}

export function PlainEnquiry({ kind, prefix, draft, problem, ...fields }: PlainEnquiryProps) {
  const { send, failed } = useFormTexts(kind);
  return (
    <PlainForm
      kind={kind}
      prefix={prefix}
      draft={draft}
      labelledBy={FORM_HEADINGS[kind]}
      send={send}
      problem={problem ? { title: failed, text: problem } : null}
    >
      <PlainFields kind={kind} {...fields} />
    </PlainForm>
  );
}
