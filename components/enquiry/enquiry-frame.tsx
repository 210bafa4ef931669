import { FORM_HEADINGS } from './form-heading';
import type { FormEvent, ReactNode } from 'react';
import { paths } from '@/lib/routing/paths';
import { formAction, type FormKind } from '@/lib/contract/enquiry-forms';
import type { Prefix } from '@/lib/market/prefix';
import { FormFrame } from './form-frame';

interface EnquiryFrameProps {
  kind: FormKind;
  prefix: Prefix;
  texts: { send: string; failed: string };
  /** The state of the form (useEnquiryForm). */
  state: { submit: (event?: FormEvent) => void; problem: string; busy: boolean };
  children: ReactNode;
}

/** A form whose scripts have come. */
export function EnquiryFrame({ kind, prefix, texts, state, children }: EnquiryFrameProps) {
  const { submit, problem, busy } = state;
  return (
    <form method="post" action={formAction(kind)} noValidate onSubmit={submit} aria-labelledby={FORM_HEADINGS[kind]}>
      <FormFrame
        send={texts.send}
        busy={busy}
        problem={problem ? { title: texts.failed, text: problem } : null}
        privacyHref={paths.privacyPolicy(prefix)}
      >
        {children}
      </FormFrame>
    </form>
  );
}
