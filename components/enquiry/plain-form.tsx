import type { ReactNode } from 'react';
import { DRAFT_FIELD, formAction, PREFIX_FIELD, type FormKind } from '@/lib/contract/enquiry-forms';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { FormFrame, type FormFrameProps } from './form-frame';

export interface PlainFormProps extends Pick<FormFrameProps, 'problem' | 'send'> {
  kind: FormKind;
  prefix: Prefix;
  /** The private page that shows the form, if one does. */
  draft?: string | undefined;
  labelledBy: string;
  children: ReactNode;
}

/** A form that the browser sends by itself. Its mistakes come back from the service, in the market's language. */
export function PlainForm({ kind, prefix, draft, labelledBy, children, ...frame }: PlainFormProps) {
  return (
    <form method="post" action={formAction(kind)} noValidate aria-labelledby={labelledBy}>
      <input type="hidden" name={PREFIX_FIELD} value={prefix} />
      {draft && <input type="hidden" name={DRAFT_FIELD} value={draft} />}
      <FormFrame {...frame} privacyHref={paths.privacyPolicy(prefix)}>
        {children}
      </FormFrame>
    </form>
  );
}
