import type { UseFormRegisterReturn } from 'react-hook-form';
import { afterPress } from './after-press';

/** A registered field whose message comes and goes after the press that left it. */
export function laterOnBlur<Name extends string>(field: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> {
  return {
    ...field,
    onBlur: async (event: Parameters<typeof field.onBlur>[0]) => afterPress(() => void field.onBlur(event)),
  };
}
