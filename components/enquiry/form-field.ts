import type { ChangeHandler, RefCallBack } from 'react-hook-form';
import { FORM_FIELDS, type FormField, type FormKind, type FormValues } from '@/lib/contract/enquiry-forms';

/** What a field is spread with: by react-hook-form in the browser, or by `plainField` in a form that needs no scripts. */
export interface FieldBinding {
  name: string;
  error: string | undefined;
  defaultValue?: string;
  onChange?: ChangeHandler;
  onBlur?: ChangeHandler;
  ref?: RefCallBack;
}

/** Fields that decide how others look. */
type Watched = 'countryCode' | 'state' | 'weightKg';

export interface FormFieldsProps<Kind extends FormKind> {
  field: (name: FormField<Kind>) => FieldBinding;
  /** Current values of the fields that others depend on. */
  values: Pick<FormValues<Kind>, Extract<FormField<Kind>, Watched>>;
}

/** A form nobody has typed into. */
export function emptyForm<Kind extends FormKind>(kind: Kind): FormValues<Kind> {
  const fields: readonly string[] = FORM_FIELDS[kind];
  return Object.fromEntries(
    fields.map((name) => [name, name === 'destinations' ? [] : '']),
  ) as unknown as FormValues<Kind>;
}

/** The form that these texts fill, by field; what is no field of it is left out. */
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

export function plainField<Kind extends FormKind>(values: FormValues<Kind>, errors: Readonly<Record<string, string>>) {
  return (name: FormField<Kind>): FieldBinding => {
    const value = values[name];
    return { name, error: errors[name], ...(typeof value === 'string' && { defaultValue: value }) };
  };
}
