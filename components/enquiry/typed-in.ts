import { FORM_FIELDS, type FormKind, type FormValues } from '@/lib/contract/enquiry-forms';
import { formOf } from './form-field';

/** What a form on the page holds now. */
export function typedIn<Kind extends FormKind>(form: HTMLFormElement, kind: Kind): FormValues<Kind> {
  const data = new FormData(form);
  const fields: readonly string[] = FORM_FIELDS[kind];
  return formOf(kind, Object.fromEntries(fields.map((name) => [name, data.getAll(name).map(String)])));
}

/** Where the visitor is in the form: the field, and the place in its text. */
export interface Caret {
  id: string;
  range: readonly [number, number] | null;
}

export function caretIn(form: HTMLFormElement): Caret | null {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || !form.contains(control) || !control.id) return null;
  const { selectionStart = null, selectionEnd = null } = control as Partial<HTMLInputElement>;
  return { id: control.id, range: selectionStart === null ? null : [selectionStart, selectionEnd ?? selectionStart] };
}

export function putCaret({ id, range }: Caret): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  if (range && control && 'setSelectionRange' in control) (control as HTMLInputElement).setSelectionRange(...range);
}
