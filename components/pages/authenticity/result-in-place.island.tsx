'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormSending, type FailureTexts } from '@/components/contact/enquiry/form/use-form-sending';
import { formFields } from '@/lib/client/forms/form-fields';
import { WithAside } from '@/components/parts/with-aside';
import { timeoutSignal } from '@/lib/client/api/timeout-signal';
import { RESULT_ID } from './result-id';

/** Milliseconds, as for any call of the browser. */
const TIMEOUT_MS = 4500;

interface ResultInPlaceProps {
  texts: FailureTexts;
  form: ReactNode;
  /** Content below the answer. */
  facts: ReactNode;
  /** Answer in the server-rendered page; empty if nothing was sent. */
  children: ReactNode;
}

/** Returns the page's answer to the form as HTML, or null if the response is no such page. */
async function postForm(form: HTMLFormElement): Promise<string | null> {
  const response = await fetch(form.action, {
    method: 'POST',
    body: formFields(form),
    signal: timeoutSignal(TIMEOUT_MS),
  });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.getElementById(RESULT_ID)?.innerHTML || null;
}

/**
 * Shows the result of the form without leaving the page. Until this script has loaded, the browser sends the form
 * itself.
 */
export function ResultInPlace({ texts, form, facts, children }: ResultInPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<string | null>(null);
  const [sending, setSending] = useState({ busy: false, problem: '' });
  // Tests wait for this attribute. From then on the script handles the submit event.
  useEffect(() => place.current?.setAttribute('data-script', 'ready'), []);
  useEffect(() => {
    if (result !== null) place.current?.querySelector<HTMLElement>(`#${RESULT_ID} [tabindex="-1"]`)?.focus();
  }, [result]);

  async function send(target: HTMLFormElement): Promise<void> {
    setSending({ busy: true, problem: '' });
    try {
      const newContent = await postForm(target);
      setResult(newContent);
      setSending({ busy: false, problem: newContent === null ? texts.service : '' });
    } catch (failure) {
      const isLate = failure instanceof DOMException && failure.name === 'TimeoutError';
      setSending({ busy: false, problem: isLate ? texts.timeout : texts.network });
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!sending.busy) void send(event.target as HTMLFormElement);
  }

  return (
    <FormSending value={sending}>
      <div ref={place}>
        <WithAside
          aside={
            <>
              {result === null ? (
                <div id={RESULT_ID}>{children}</div>
              ) : (
                // Rendered by this site's own page, which escapes the pasted text.
                <div key={result} id={RESULT_ID} dangerouslySetInnerHTML={{ __html: result }} />
              )}
              {facts}
            </>
          }
        >
          <div onSubmit={submit}>{form}</div>
        </WithAside>
      </div>
    </FormSending>
  );
}
