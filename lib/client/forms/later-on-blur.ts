import type { UseFormRegisterReturn } from 'react-hook-form';
import { afterPress } from './after-press';

/** Wraps a registered field so that its message changes after the press that moved the focus away. */
export function laterOnBlur<Name extends string>(field: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> {
  return {
    ...field,
    onBlur: async (event: Parameters<typeof field.onBlur>[0]) => afterPress(() => void field.onBlur(event)),
  };
}
