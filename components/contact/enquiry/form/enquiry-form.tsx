import { useTranslations } from 'next-intl';
import {
  DRAFT_FIELD,
  formAction,
  PREFIX_FIELD,
  type FormKind,
  type FormValues,
} from '@/lib/contract/content/enquiry-forms';
import { marketOf, type Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { EnterpriseFields } from '../fields/enterprise-fields';
import { ExpertFields } from '../fields/expert-fields';
import { FeedbackFields } from '../fields/feedback-fields';
import type { FormChoices } from '../fields/form-choices';
import { FormProblem } from './form-end.island';
import { enquiryFields, type FormFieldsProps } from '../fields/form-field';
import { FORM_HEADINGS } from './form-heading';
import { FranchiseFields } from '../fields/franchise-fields';
import { SendRow } from './send-row';
import { useFormTexts } from './use-form-texts';
import styles from './enquiry-form.module.css';

const FIELDS_OF_KIND: { [Kind in FormKind]: (props: FormFieldsProps<Kind>) => React.ReactNode } = {
  franchise: FranchiseFields,
  enterprise: EnterpriseFields,
  expert: ExpertFields,
  feedback: FeedbackFields,
};

/** Distributes over the kinds, so that the values belong to one kind. */
type ValuesOf<Kind extends FormKind> = Kind extends FormKind ? FormValues<Kind> : never;

export interface EnquiryFormProps {
  kind: FormKind;
  prefix: Prefix;
  /** Id of the private page that shows the form, if any. */
  draft?: string | undefined;
  values: ValuesOf<FormKind>;
  /** Sentences by field. */
  errors: Readonly<Record<string, string>>;
  /** Error of the whole form, or empty. */
  problem: string;
  choices: FormChoices;
}

/** A form that works without scripts: its errors come from the API in the market's language. */
export function EnquiryForm({ kind, prefix, draft, values, errors, problem, choices }: EnquiryFormProps) {
  const t = useTranslations('enquiry.fields');
  const { send, failed } = useFormTexts(kind);
  const Fields = FIELDS_OF_KIND[kind] as (props: FormFieldsProps<FormKind>) => React.ReactNode;
  const ofKind = values as never; // The compiler does not see that the values are of the same kind as the fields.
  const privacyHref = paths.privacyPolicy(prefix);
  return (
    <form method="post" action={formAction(kind)} noValidate aria-labelledby={FORM_HEADINGS[kind]}>
      <input type="hidden" name={PREFIX_FIELD} value={prefix} />
      {draft && <input type="hidden" name={DRAFT_FIELD} value={draft} />}
      <div className={styles.form}>
        <Fields
          field={enquiryFields(values, errors)}
          values={ofKind}
          choices={choices}
          market={marketOf(prefix).country}
        />
        <FormProblem title={failed} message={problem} />
        <SendRow send={send}>{t.rich('privacy', { link: (text) => <a href={privacyHref}>{text}</a> })}</SendRow>
      </div>
    </form>
  );
}
