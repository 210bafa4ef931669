/** Returns the fields that a form would send now, without files. */
export function formFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** Fills empty fields by name. A select without the given value stays empty. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null;
    if (!control || value === '' || control.value !== '') continue;
    control.value = value;
    if (control instanceof HTMLSelectElement && control.value !== value) control.value = '';
  }
}
