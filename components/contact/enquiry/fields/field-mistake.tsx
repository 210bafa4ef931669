import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { FieldError, fieldId } from '@/components/ui/fields/field';
import type { InvalidField } from '@/lib/contract/envelope';

/** An error of a control or fieldset in a server-rendered form. */
export interface FormMistake {
  target: HTMLElement;
  text: string;
}

/** `destinations.0` belongs to the control `destinations`. */
const controlNameOf = (field: string) => field.split('.', 1)[0]!;

/** Returns the first error of each field of this form, in document order. */
export function mistakesIn(
  form: HTMLFormElement,
  errors: readonly InvalidField[],
  controlOf: (field: string) => string = controlNameOf,
): FormMistake[] {
  const texts = new Map([...errors].reverse().map(({ field, message }) => [fieldId(controlOf(field)), message]));
  return Array.from(form.elements).flatMap((target) => {
    const text = texts.get(target.id);
    return text && target instanceof HTMLElement ? [{ target, text }] : [];
  });
}

const isGroup = (target: HTMLElement) => target instanceof HTMLFieldSetElement;
const controlsIn = (target: HTMLElement) => [...target.querySelectorAll<HTMLElement>('input')];

export function focusMistake({ target }: FormMistake): void {
  (isGroup(target) ? controlsIn(target)[0] : target)?.focus();
}

/**
 * Links the control to its error (aria-invalid, aria-describedby) as `describeControl` does on the server. Returns the
 * undo function.
 */
function markInvalid(target: HTMLElement): () => void {
  const errorId = `${target.id}-error`;
  // aria-invalid is not allowed on a fieldset without a role, so each of its inputs gets it.
  const boxes = isGroup(target) && !target.hasAttribute('role') ? controlsIn(target) : [target];
  const idsOf = (box: HTMLElement) =>
    (box.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== errorId);
  for (const box of boxes) {
    box.setAttribute('aria-invalid', 'true');
    box.setAttribute('aria-describedby', [...idsOf(box), errorId].join(' '));
  }
  if (boxes[0] !== target) target.dataset.invalid = 'true';
  return () => {
    delete target.dataset.invalid;
    for (const box of boxes) {
      box.removeAttribute('aria-invalid');
      const others = idsOf(box).join(' ');
      if (others) box.setAttribute('aria-describedby', others);
      else box.removeAttribute('aria-describedby');
    }
  };
}

/** Renders the error at its field while it is mounted. */
export function FieldMistake({ target, text }: FormMistake) {
  useLayoutEffect(() => markInvalid(target), [target]);
  const place = isGroup(target) ? target : (target as HTMLInputElement).labels![0]!.parentElement!;
  return createPortal(<FieldError id={target.id}>{text}</FieldError>, place);
}
