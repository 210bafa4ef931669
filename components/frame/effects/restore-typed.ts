/** Animation frames to wait for fields that are rendered late: about two seconds. */
const MAX_FRAMES = 120;

const isChoice = (field: HTMLInputElement) => /checkbox|radio/.test(field.type);

/** Sets a value as if it was typed: React ignores a value that is set on the element itself. */
function typeValue(field: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Restores one field. Returns false if the page does not have it yet. Choices of the same name differ by their value.
 */
function restoreField(typed: HTMLInputElement): boolean {
  const { name, value, checked } = typed;
  const field = [...document.querySelectorAll<HTMLInputElement>('main [name]')].find(
    (one) => one.name === name && (!isChoice(one) || one.value === value),
  );
  if (!field) return false;
  if (isChoice(field)) {
    if (field.checked !== checked) field.click();
  } else if (field.value !== value && !/hidden|file/.test(field.type)) {
    typeValue(field, value);
  }
  return true;
}

/** Copies the values of removed fields to the fields of a page that was rendered again. */
export function restoreTyped(inputsBefore: Iterable<HTMLInputElement>, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const missing = [...inputsBefore].filter((field) => !restoreField(field));
    if (missing.length > 0 && frames > 0) restoreTyped(missing, frames - 1);
  });
}
