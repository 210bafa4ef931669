import { useLocale } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { get, useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { ZodType } from 'zod';
import { CallFailure } from '@/lib/http/call-failure';
import { useFailureText } from '../api/use-failure-text';
import { contractResolver } from './contract-resolver';
import { delayBlur } from './delay-blur';
import { errorText, loadErrorTexts } from './error-texts';

/** Marks an error whose message is the server's text, not a key. */
const SERVER_ERROR = 'server';

interface ContractFormSettings<Input extends FieldValues, Output> {
  schema: () => Promise<ZodType<Output, Input>>;
  defaultValues: DefaultValues<Input>;
  /** Sends the parsed form. If it rejects, the failure is shown beside the fields, or as `problem`. */
  send: (values: Output) => Promise<void>;
  /** Prefix for the ids of its fields, if another form on the page has fields of the same names. */
  ids?: string;
}

/**
 * Returns a form bound to a schema of the contract. Shows the server's field errors beside their fields (needs the
 * `common` namespace). Typed values stay, and the first error gets the focus. A second submit is ignored while the
 * first is in progress.
 */
export function useContractForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  send,
  ids: idPrefix,
}: ContractFormSettings<Input, Output>) {
  const locale = useLocale();
  const failureText = useFailureText();
  const [problem, setProblem] = useState('');
  const form = useForm<Input, unknown, Output>({
    resolver: contractResolver(() => Promise.all([schema(), loadErrorTexts(locale)]).then(([loaded]) => loaded)),
    defaultValues,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;

  /** Returns the error text of a field, or undefined. */
  function errorOf(name: Path<Input>): string | undefined {
    const error = get(errors, name) as { type?: string; message?: string } | undefined;
    if (!error?.message) return undefined;
    if (error.type === SERVER_ERROR) return error.message;
    return errorText(locale, error.message, { field: name });
  }

  function show(failure: unknown): void {
    const fields = failure instanceof CallFailure ? failure.errors : [];
    const formErrors = fields.filter(({ field }) => get(form.getValues(), field) !== undefined);
    formErrors.forEach(({ field, message }, index) =>
      form.setError(field as Path<Input>, { type: SERVER_ERROR, message }, { shouldFocus: index === 0 }),
    );
    if (formErrors.length === 0) setProblem(failureText(failure));
  }

  function submit(event?: FormEvent) {
    if (isSubmitting) {
      event?.preventDefault();
      return;
    }
    setProblem('');
    void form.handleSubmit((values) => send(values).catch(show))(event);
  }

  /** Returns all props of a text field. */
  const field = (name: Path<Input>) => ({
    ...delayBlur(form.register(name)),
    error: errorOf(name),
    ...(idPrefix !== undefined && { id: `${idPrefix}-${name}` }),
  });

  return { form, field, errorOf, submit, show, problem, busy: isSubmitting };
}
