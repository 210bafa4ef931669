import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { api } from '@/lib/client/api';
import { createAttemptKeys } from '@/lib/client/enquiries/attempt-key';
import { FORM_CALLS } from '@/lib/client/enquiries/form-calls';
import { loadFormSchema } from '@/lib/client/enquiries/load-form-schema';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { useUserStore } from '@/lib/client/stores/user';
import type { FormField, FormKind, FormValues } from '@/lib/contract/enquiry-forms';

interface Settings<Kind extends FormKind> {
  kind: Kind;
  /** What was typed before scripts came. */
  typed: FormValues<Kind>;
  onSent: (reference: string) => void;
}

/** The form of an enquiry. An attempt that is repeated unchanged is the same enquiry. */
export function useEnquiryForm<Kind extends FormKind>({ kind, typed, onSent }: Settings<Kind>) {
  const [keyFor] = useState(() => createAttemptKeys());
  const bound = useContractForm<FieldValues, object>({
    schema: () => loadFormSchema(kind) as unknown as Promise<ZodType<object, FieldValues>>,
    defaultValues: typed,
    async send(enquiry) {
      const options = { quiet: true, idempotencyKey: keyFor(enquiry) };
      // The schema of this kind has just made it.
      const { reference } = await api(FORM_CALLS[kind], enquiry as never, options);
      onSent(reference);
    },
  });
  useOwnDetails(bound.form);
  return { ...bound, field: (name: FormField<Kind>) => bound.field(name) };
}

type Fillable = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue'>;

/** Puts a value into a field of the form that is still empty. */
export function fillIn({ getValues, setValue }: Fillable, name: string, value: string): void {
  if (value && getValues(name) === '') setValue(name, value);
}

/** Who is logged in need not introduce themselves; what has been typed stays. */
function useOwnDetails({ getValues, setValue }: Fillable): void {
  const user = useUserStore((state) => state.user);
  useEffect(() => {
    if (!user) return;
    const form = { getValues, setValue };
    fillIn(form, 'name', [user.firstName, user.familyName].filter(Boolean).join(' '));
    fillIn(form, 'company', user.companyName);
    fillIn(form, 'companyAddress', user.companyAddress);
    fillIn(form, 'email', user.email);
    fillIn(form, 'phone', user.phone);
  }, [user, getValues, setValue]);
}
