import { createContext, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldId } from '@/components/ui/fields/field';
import { asFailure, failureKey, type CallFailure } from '@/lib/http/call-failure';
import { formFields } from '@/lib/client/forms/form-fields';
import { focusMistake, mistakesIn, type FormMistake } from '../fields/field-mistake';

/** Context: state of the surrounding form's submission. Forms without a script have this default. */
export const FormSending = createContext({ busy: false, problem: '' });

/** Texts for failures without their own message. */
export type FailureTexts = Record<ReturnType<typeof failureKey>, string>;

interface FormSendingSettings<Data> {
  texts: FailureTexts;
  /** Makes the form's call. Rejects with CallFailure. */
  call: (fields: URLSearchParams) => Promise<Data>;
  onSent: (data: Data) => void;
  /** Returns true if it has handled the failure. */
  onFailure?: (failure: CallFailure) => boolean;
  /** Returns the name of the control for a field of the call, if it is not the field's own. */
  controlOf?: (field: string) => string;
}

/**
 * Submits a server-rendered form as an API call. Errors are shown at their fields and the first gets the focus. Typed
 * values stay. A second submit is ignored while the first is pending.
 */
export function useFormSending<Data>({ texts, call, onSent, onFailure, controlOf }: FormSendingSettings<Data>) {
  const [sending, setSending] = useState({ busy: false, problem: '' });
  const [mistakes, setMistakes] = useState<readonly FormMistake[]>([]);

  function show(form: HTMLFormElement, failure: CallFailure): void {
    if (onFailure?.(failure)) return;
    const mistakes = mistakesIn(form, failure.errors, controlOf);
    const failureText = texts[failureKey(failure)];
    flushSync(() => {
      setMistakes(mistakes);
      setSending({
        busy: false,
        problem: mistakes.length > 0 ? '' : failure.errors[0]?.message || failure.message || failureText,
      });
    });
    if (mistakes[0]) focusMistake(mistakes[0]);
  }

  async function send(form: HTMLFormElement): Promise<void> {
    setSending({ busy: true, problem: '' });
    try {
      onSent(await call(formFields(form)));
    } catch (failure) {
      show(form, asFailure(failure));
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!sending.busy) void send(event.target as HTMLFormElement);
  }

  /** Removes the errors of fields that the visitor has changed. */
  function forget(...names: string[]): void {
    const ids = names.map((name) => fieldId(name));
    setMistakes((all) =>
      all.some(({ target }) => ids.includes(target.id)) ? all.filter(({ target }) => !ids.includes(target.id)) : all,
    );
  }

  return { sending, mistakes, submit, forget };
}
