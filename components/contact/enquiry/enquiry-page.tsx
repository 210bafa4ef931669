import { FORM_HEADINGS } from './form/form-heading';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/layout/container';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import { WaybillText } from '@/components/ui/content/figures';
import type { FormKind } from '@/lib/contract/content/enquiry-forms';
import type { ResponseOf } from '@/lib/contract/registry';
import type { Prefix } from '@/lib/market/prefix';
import { EnquiryForm } from './form/enquiry-form';
import { ExpiredForm } from './form/expired-form';
import type { FormChoices } from './fields/form-choices';
import { formValuesOf } from './fields/form-field';
import { MistakeSummary } from './fields/mistake-summary';
import { ThanksPanel } from './thanks-panel';
import { useFormTexts } from './form/use-form-texts';
import styles from './enquiry-page.module.css';

/** State of a private page: `gone` if it expired or never existed, `unknown` if the API did not respond. */
export type ShownForm = ResponseOf<'readEnquiryForm'> | 'gone' | 'unknown';

export interface EnquiryPageProps {
  prefix: Prefix;
  id: string;
  form: ShownForm;
  choices: FormChoices;
}

/** The private page after a native form submission. */
export function EnquiryPage({ prefix, id, form, choices }: EnquiryPageProps) {
  if (form === 'gone') {
    return (
      <EnquiryPageFrame>
        <ExpiredForm prefix={prefix} />
      </EnquiryPageFrame>
    );
  }
  if (form === 'unknown') {
    return (
      <EnquiryPageFrame>
        <FormUnavailable />
      </EnquiryPageFrame>
    );
  }
  if (form.reference) {
    return (
      <EnquiryPageFrame>
        <ThanksPanel
          kind={form.kind}
          reference={<WaybillText number={form.reference} large />}
          prefix={prefix}
          level={1}
        />
      </EnquiryPageFrame>
    );
  }
  return (
    <EnquiryPageFrame>
      <EnquiryTitle kind={form.kind} />
      {Object.keys(form.errors).length > 0 && <MistakeSummary kind={form.kind} errors={form.errors} />}
      <EnquiryForm
        kind={form.kind}
        prefix={prefix}
        draft={id}
        choices={choices}
        values={formValuesOf(form.kind, form.values)}
        errors={form.errors}
        problem={form.problem}
      />
    </EnquiryPageFrame>
  );
}

function EnquiryPageFrame({ children }: { children: ReactNode }) {
  return (
    <Section compact>
      <Container narrow>
        <div className={styles.page}>{children}</div>
      </Container>
    </Section>
  );
}

function EnquiryTitle({ kind }: { kind: FormKind }) {
  return (
    <h1 id={FORM_HEADINGS[kind]} className={styles.title}>
      {useFormTexts(kind).title}
    </h1>
  );
}

function FormUnavailable() {
  const t = useTranslations('enquiry.unanswered');
  const failures = useTranslations('common.failures');
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <Notice tone="warn">{failures('service')}</Notice>
    </>
  );
}
