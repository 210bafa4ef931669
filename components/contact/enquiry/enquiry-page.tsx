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
import { formOf } from './fields/form-field';
import { Mistakes } from './fields/mistakes';
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
      <Page>
        <ExpiredForm prefix={prefix} />
      </Page>
    );
  }
  if (form === 'unknown') {
    return (
      <Page>
        <Unanswered />
      </Page>
    );
  }
  if (form.reference) {
    return (
      <Page>
        <ThanksPanel
          kind={form.kind}
          reference={<WaybillText number={form.reference} large />}
          prefix={prefix}
          level={1}
        />
      </Page>
    );
  }
  return (
    <Page>
      <Title kind={form.kind} />
      {Object.keys(form.errors).length > 0 && <Mistakes kind={form.kind} errors={form.errors} />}
      <EnquiryForm
        kind={form.kind}
        prefix={prefix}
        draft={id}
        choices={choices}
        values={formOf(form.kind, form.values)}
        errors={form.errors}
        problem={form.problem}
      />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <Section compact>
      <Container narrow>
        <div className={styles.page}>{children}</div>
      </Container>
    </Section>
  );
}

function Title({ kind }: { kind: FormKind }) {
  return (
    <h1 id={FORM_HEADINGS[kind]} className={styles.title}>
      {useFormTexts(kind).title}
    </h1>
  );
}

function Unanswered() {
  const t = useTranslations('enquiry.unanswered');
  const failures = useTranslations('common.failures');
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <Notice tone="warn">{failures('service')}</Notice>
    </>
  );
}
