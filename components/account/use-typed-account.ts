import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { keepTypedAccount, typedAccount } from '@/lib/client/account/typed-account';

/** Keeps what an account is known by in this tab while it is typed: another language or market, a reload and the next of these forms find it. */
export function useTypedAccount<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: Path<Input>,
): void {
  const { getValues, setValue, watch } = form;
  useEffect(() => {
    const kept = typedAccount();
    if (kept && !getValues(name)) setValue(name, kept as PathValue<Input, Path<Input>>);
    const { unsubscribe } = watch((_, { name: changed }) => {
      if (changed === name) keepTypedAccount(String(getValues(name)));
    });
    return unsubscribe;
  }, [getValues, setValue, watch, name]);
}
