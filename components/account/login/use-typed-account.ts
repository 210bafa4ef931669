import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { storeTypedAccount, readTypedAccount } from '@/lib/client/account/typed-account';

/**
 * Stores the typed account name in this tab, so that a change of language or market, a reload or another form restores
 * it.
 */
export function useTypedAccount<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: Path<Input>,
): void {
  const { getValues, setValue, watch } = form;
  useEffect(() => {
    const storedAccount = readTypedAccount();
    if (storedAccount && !getValues(name)) setValue(name, storedAccount as PathValue<Input, Path<Input>>);
    const { unsubscribe } = watch((_, { name: fieldName }) => {
      if (fieldName === name) storeTypedAccount(String(getValues(name)));
    });
    return unsubscribe;
  }, [getValues, setValue, watch, name]);
}
