import { FORM_FIELDS, type FormField, type FormKind, type FormValues } from '@/lib/contract/content/enquiry-forms';
import type { Country } from '@/lib/market/country';
import type { FormChoices } from './form-choices';

/** Props to spread on a field. */
export interface FieldBinding {
  name: string;
  error: string | undefined;
  defaultValue?: string;
}

export interface FormFieldsProps<Kind extends FormKind> {
  field: (name: FormField<Kind>) => FieldBinding;
  /** Initial values of the form. */
  values: FormValues<Kind>;
  choices: FormChoices;
  /** Country of the page: figures are read in its format. */
  market: Country;
}

/** Returns the form with all fields empty. */
export function emptyForm<Kind extends FormKind>(kind: Kind): FormValues<Kind> {
  const fields: readonly string[] = FORM_FIELDS[kind];
  const blank = fields.map((name) => [name, name === 'destinations' ? [] : '']);
  return Object.fromEntries(blank) as FormValues<Kind>;
}

/** Returns form values from texts by field. Unknown fields are dropped. */
export function formValuesOf<Kind extends FormKind>(
  kind: Kind,
  typed: Readonly<Record<string, readonly string[]>>,
): FormValues<Kind> {
  const entries = Object.entries(emptyForm(kind)).map(([name, empty]) => {
    const texts = typed[name] ?? [];
    return [name, Array.isArray(empty) ? [...texts] : (texts[0] ?? '')];
  });
  return Object.fromEntries(entries) as FormValues<Kind>;
}

/** Returns a function that binds a field to its typed value and its error. */
export function enquiryFields(
  values: Readonly<Record<string, string | readonly string[]>>,
  errors: Readonly<Record<string, string>>,
): (name: string) => FieldBinding {
  return (name) => {
    const value = values[name];
    return { name, error: errors[name], ...(typeof value === 'string' && { defaultValue: value }) };
  };
}
