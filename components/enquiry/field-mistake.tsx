import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { FieldError, fieldId } from '@/components/ui/field';
import type { FieldError as FieldErrorData } from '@/lib/contract/envelope';

/** A sentence about a control of a form that the server drew, or about the group of controls that answers one question. */
export interface Mistake {
  target: HTMLElement;
  text: string;
}

/** The mistakes that belong to fields of this form, in the form's order; the first of a field is the one to mend. */
export function mistakesIn(form: HTMLFormElement, errors: readonly FieldErrorData[]): Mistake[] {
  const texts = new Map([...errors].reverse().map(({ field, message }) => [fieldId(field), message]));
  return Array.from(form.elements).flatMap((target) => {
    const text = texts.get(target.id);
    return text && target instanceof HTMLElement ? [{ target, text }] : [];
  });
}

const isGroup = (target: HTMLElement) => target instanceof HTMLFieldSetElement;
const controlsIn = (target: HTMLElement) => [...target.querySelectorAll<HTMLElement>('input')];

export function focusOn({ target }: Mistake): void {
  (isGroup(target) ? controlsIn(target)[0] : target)?.focus();
}

/** Ties the control to its sentence as `describeControl` does for one that the server drew; returns the way back. */
function markInvalid(target: HTMLElement): () => void {
  const errorId = `${target.id}-error`;
  // A fieldset without a role may not be invalid itself: each of its boxes is.
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

/** Says what is wrong where the field says everything else, for as long as it stands. */
export function FieldMistake({ target, text }: Mistake) {
  useLayoutEffect(() => markInvalid(target), [target]);
  const place = isGroup(target) ? target : (target as HTMLInputElement).labels![0]!.parentElement!;
  return createPortal(<FieldError id={target.id}>{text}</FieldError>, place);
}
