import { createContext, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldId } from '@/components/ui/field';
import { CallFailure, failureSentence } from '@/lib/client/call-failure';
import { createAttemptKeys, fieldsOf, sendForm } from '@/lib/client/forms/send-form';
import { focusOn, mistakesIn, type Mistake } from './field-mistake';

/** Context: state of the surrounding form's submission; this default where no script handles it. */
export const FormSending = createContext({ busy: false, problem: '' });

/** What is said of a failure that came without a sentence. */
export type FailureTexts = Record<ReturnType<typeof failureSentence>, string>;

interface Settings<Data> {
  texts: FailureTexts;
  onSent: (data: Data) => void;
  /** Answers true if it has handled the failure. */
  onFailure?: (failure: CallFailure) => boolean;
  /** Sent beside the form's own fields. */
  extra?: () => Record<string, string>;
}

/**
 * Submits a server-rendered form. Errors are shown at their fields and the first gets the focus; typed values stay. An
 * unchanged retry keeps its idempotency key; a second submit is ignored while the first is pending.
 */
export function useFormSending<Data>({ texts, onSent, onFailure, extra }: Settings<Data>) {
  const [keyFor] = useState(() => createAttemptKeys());
  const [sending, setSending] = useState({ busy: false, problem: '' });
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);

  function show(form: HTMLFormElement, failure: unknown): void {
    if (!(failure instanceof CallFailure)) throw failure;
    if (onFailure?.(failure)) return;
    const found = mistakesIn(form, failure.errors);
    const own = texts[failureSentence(failure)];
    flushSync(() => {
      setMistakes(found);
      setSending({
        busy: false,
        problem: found.length > 0 ? '' : failure.errors[0]?.message || failure.message || own,
      });
    });
    if (found[0]) focusOn(found[0]);
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = fieldsOf(form);
    for (const [name, value] of Object.entries(extra?.() ?? {})) fields.append(name, value);
    setSending({ busy: true, problem: '' });
    try {
      onSent((await sendForm(form.action, fields, keyFor(fields.toString()))) as Data);
    } catch (failure) {
      show(form, failure);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!sending.busy) void send(event.target as HTMLFormElement);
  }

  /** A changed field loses its error. */
  function forget(...names: string[]): void {
    const ids = names.map((name) => fieldId(name));
    setMistakes((all) =>
      all.some(({ target }) => ids.includes(target.id)) ? all.filter(({ target }) => !ids.includes(target.id)) : all,
    );
  }

  return { sending, mistakes, submit, forget };
}
