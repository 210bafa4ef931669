'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormSending, type FailureTexts } from '@/components/contact/enquiry/form/use-form-sending';
import { fieldsOf } from '@/lib/client/forms/form-fields';
import { timeoutSignal } from '@/lib/client/api/timeout-signal';
import { ANSWER_ID } from './answer-id';

/** Milliseconds, as for any call of the browser. */
const WITHIN_MS = 4500;

interface AnswerInPlaceProps {
  texts: FailureTexts;
  form: ReactNode;
  /** Answer in the server-rendered page; empty if nothing was sent. */
  children: ReactNode;
}

/** Returns the page's answer to the form as HTML, or null if the response is no such page. */
async function answerTo(form: HTMLFormElement): Promise<string | null> {
  const response = await fetch(form.action, {
    method: 'POST',
    body: fieldsOf(form),
    signal: timeoutSignal(WITHIN_MS),
  });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.getElementById(ANSWER_ID)?.innerHTML || null;
}

/** Shows the page's answer to its form without leaving it. Until this script has loaded, the browser sends the form itself. */
export function AnswerInPlace({ texts, form, children }: AnswerInPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const [sending, setSending] = useState({ busy: false, problem: '' });
  // Tests wait for this: from here on the script handles the submit event.
  useEffect(() => place.current?.setAttribute('data-script', 'ready'), []);
  useEffect(() => {
    if (answer !== null) place.current?.querySelector<HTMLElement>(`#${ANSWER_ID} [tabindex="-1"]`)?.focus();
  }, [answer]);

  async function ask(target: HTMLFormElement): Promise<void> {
    setSending({ busy: true, problem: '' });
    try {
      const newContent = await answerTo(target);
      setAnswer(newContent);
      setSending({ busy: false, problem: newContent === null ? texts.service : '' });
    } catch (failure) {
      const isLate = failure instanceof DOMException && failure.name === 'TimeoutError';
      setSending({ busy: false, problem: isLate ? texts.timeout : texts.network });
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!sending.busy) void ask(event.target as HTMLFormElement);
  }

  return (
    <FormSending value={sending}>
      <div ref={place}>
        <div onSubmit={submit}>{form}</div>
        {answer === null ? (
          <div id={ANSWER_ID}>{children}</div>
        ) : (
          // Rendered by this site's own page, which escapes the pasted text.
          <div key={answer} id={ANSWER_ID} dangerouslySetInnerHTML={{ __html: answer }} />
        )}
      </div>
    </FormSending>
  );
}
