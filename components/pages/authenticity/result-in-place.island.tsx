'use client';

import { createContext, use, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormSending, type FailureTexts } from '@/components/contact/enquiry/form/use-form-sending';
import { formFields } from '@/lib/client/forms/form-fields';
import { timeoutSignal } from '@/lib/client/api/timeout-signal';
import { RESULT_ID } from './result-id';

/** Milliseconds, as for any call of the browser. */
const TIMEOUT_MS = 4500;

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

/** The result that replaces the one of the server-rendered page, as HTML; null if nothing was sent since. */
const SentResult = createContext<string | null>(null);

/**
 * Sends the form of the page without leaving it. Until this script has loaded, the browser sends the form itself.
 * `ResultPlace` shows the result.
 */
export function ResultInPlace({ texts, children }: { texts: FailureTexts; children: ReactNode }) {
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
    const form = event.target as HTMLFormElement;
    // The result contains a form of its own, which is sent elsewhere.
    if (form.closest(`#${RESULT_ID}`)) return;
    event.preventDefault();
    if (!sending.busy) void send(form);
  }

  return (
    <FormSending value={sending}>
      <SentResult value={result}>
        <div ref={place} onSubmit={submit}>
          {children}
        </div>
      </SentResult>
    </FormSending>
  );
}

/** Shows the result of the form; empty if nothing was sent. `children`: result in the server-rendered page. */
export function ResultPlace({ children }: { children: ReactNode }) {
  const result = use(SentResult);
  return result === null ? (
    <div id={RESULT_ID}>{children}</div>
  ) : (
    // Rendered by this site's own page, which escapes the pasted text.
    <div key={result} id={RESULT_ID} dangerouslySetInnerHTML={{ __html: result }} />
  );
}
