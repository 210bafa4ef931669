import { FranchiseFields } from '@/components/enquiry/franchise-fields';
import { ExpertFields } from '@/components/enquiry/expert-fields';
import { FeedbackFields } from '@/components/enquiry/feedback-fields';
import type { FormKind, FormValues } from '@/lib/contract/enquiry-forms';
import { EnterpriseFields } from './enterprise-fields';
import type { FormChoices } from './form-choices';
import { plainField } from './form-field';

/** Of one kind or another. */
type ValuesOf<Kind extends FormKind> = Kind extends FormKind ? FormValues<Kind> : never;

export interface PlainFieldsProps<Kind extends FormKind = FormKind> {
  values: ValuesOf<Kind>;
  /** Sentences by field. */
  errors: Readonly<Record<string, string>>;
  choices: FormChoices;
}

const FIELDS: { [Kind in FormKind]: (props: PlainFieldsProps<Kind>) => React.ReactNode } = {
  franchise: ({ values, errors, choices }) => (
    <FranchiseFields
      field={plainField<'franchise'>(values, errors)}
      values={values}
      choices={choices}
      suggestions={{
        regions: values.countryCode === choices.country ? choices.regions.map(({ name }) => name) : [],
        cities: [],
      }}
    />
  ),
  enterprise: ({ values, errors, choices }) => (
    <EnterpriseFields
      field={plainField<'enterprise'>(values, errors)}
      values={values}
      choices={choices}
      chosen={values.destinations}
    />
  ),
  expert: ({ values, errors, choices }) => (
    <ExpertFields field={plainField<'expert'>(values, errors)} values={values} choices={choices} />
  ),
  feedback: ({ values, errors, choices }) => (
    <FeedbackFields field={plainField<'feedback'>(values, errors)} values={values} choices={choices} />
  ),
};

/** The fields of a form that needs no scripts, with what was typed and what is wrong with it. */
export function PlainFields({ kind, ...props }: PlainFieldsProps & { kind: FormKind }) {
  return FIELDS[kind](props as never);
}
