import type { UseFormRegisterReturn } from 'react-hook-form';
import { runAfterPress } from './run-after-press';

/** Wraps a registered field so that its message changes after the press that moved the focus away. */
export function delayBlur<Name extends string>(field: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> {
  return {
    ...field,
    onBlur: async (event: Parameters<typeof field.onBlur>[0]) => runAfterPress(() => void field.onBlur(event)),
  };
}
