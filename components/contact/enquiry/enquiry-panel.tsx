import { useTranslations } from 'next-intl';
import type { FormKind } from '@/lib/contract/content/enquiry-forms';
import type { Prefix } from '@/lib/market/prefix';
import { AgainButton, EnhancedForm, SentReference } from './form/enhanced-form.island';
import { EnquiryForm } from './form/enquiry-form';
import type { FormChoices } from './fields/form-choices';
import { emptyForm } from './fields/form-field';
import { ThanksPanel } from './thanks-panel';
import { WizardAnswers } from './form/wizard-answers.island';

export interface EnquiryPanelProps {
  kind: FormKind;
  prefix: Prefix;
  choices: FormChoices;
}

/** Renders a form on a public page. The form works without scripts, and a script improves it. */
export function EnquiryPanel({ kind, prefix, choices }: EnquiryPanelProps) {
  const t = useTranslations('enquiry.thanks');
  const failures = useTranslations('common.failures');
  const thanks = (
    <ThanksPanel
      kind={kind}
      // Other pages show the form under its own heading.
      level={kind === 'expert' ? 2 : 3}
      reference={<SentReference />}
      prefix={prefix}
      action={kind === 'feedback' && <AgainButton>{t('again')}</AgainButton>}
    />
  );
  return (
    <EnhancedForm
      kind={kind}
      thanks={thanks}
      texts={{ network: failures('network'), service: failures('service'), timeout: failures('timeout') }}
    >
      <EnquiryForm
        kind={kind}
        prefix={prefix}
        choices={choices}
        values={{ ...emptyForm(kind), countryCode: choices.country }}
        errors={{}}
        problem=""
      />
      {kind === 'expert' && <WizardAnswers />}
    </EnhancedForm>
  );
}
