import { FORM_FIELDS, type FormField, type FormKind, type FormValues } from '@/lib/contract/enquiry-forms';
import type { Country } from '@/lib/market/country';
import type { FormChoices } from './form-choices';

/** What a field is spread with. */
export interface FieldBinding {
  name: string;
  error: string | undefined;
  defaultValue?: string;
}

export interface FormFieldsProps<Kind extends FormKind> {
  field: (name: FormField<Kind>) => FieldBinding;
  /** What the form holds at first. */
  values: FormValues<Kind>;
  choices: FormChoices;
  /** Of the page: figures are read as people there write them. */
  market: Country;
}

/** A form nobody has typed into. */
export function emptyForm<Kind extends FormKind>(kind: Kind): FormValues<Kind> {
  const fields: readonly string[] = FORM_FIELDS[kind];
  const blank = fields.map((name) => [name, name === 'destinations' ? [] : '']);
  return Object.fromEntries(blank) as FormValues<Kind>;
}

/** Form values from texts by field; unknown fields are dropped. */
export function formOf<Kind extends FormKind>(
  kind: Kind,
  typed: Readonly<Record<string, readonly string[]>>,
): FormValues<Kind> {
  const entries = Object.entries(emptyForm(kind)).map(([name, empty]) => {
    const texts = typed[name] ?? [];
    return [name, Array.isArray(empty) ? [...texts] : (texts[0] ?? '')];
  });
  return Object.fromEntries(entries) as FormValues<Kind>;
}

/** Binds the fields of a form to what was typed and what is wrong with it. */
export function fieldsOf(
  values: Readonly<Record<string, string | readonly string[]>>,
  errors: Readonly<Record<string, string>>,
): (name: string) => FieldBinding {
  return (name) => {
    const value = values[name];
    return { name, error: errors[name], ...(typeof value === 'string' && { defaultValue: value }) };
  };
}
