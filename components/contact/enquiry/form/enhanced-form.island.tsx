'use client';

import { createContext, use, useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { WaybillText } from '@/components/ui/content/figures';
import { readSessionItem, writeSessionItem } from '@/lib/client/browser-storage';
import { createAttemptKeys } from '@/lib/client/forms/attempt-keys';
import { formFields, fillForm } from '@/lib/client/forms/form-fields';
import { useUserStore } from '@/lib/client/stores/user';
import type { FormKind } from '@/lib/contract/content/enquiry-forms';
import { FieldMistake } from '../fields/field-mistake';
import { FormSending, useFormSending, type FailureTexts } from './use-form-sending';

interface SubmittedEnquiry {
  reference: string;
  again: () => void;
}

const SentForm = createContext<SubmittedEnquiry>({ reference: '', again: () => undefined });

interface EnhancedFormProps {
  kind: FormKind;
  texts: FailureTexts;
  /** Shown in place of the form after it was sent. SentReference renders the reference number. */
  thanks: ReactNode;
  /** The server-rendered form, which also works without scripts. */
  children: ReactNode;
}

/** Submits the page's form as an API call. Until this script has loaded, the browser submits it natively. */
export function EnhancedForm({ kind, thanks, texts, children }: EnhancedFormProps) {
  const [reference, setReference] = useState('');
  if (!reference) {
    return (
      <OpenForm kind={kind} texts={texts} onSent={setReference}>
        {children}
      </OpenForm>
    );
  }
  return (
    <SentForm value={{ reference, again: () => setReference('') }}>
      <Thanks>{thanks}</Thanks>
    </SentForm>
  );
}

interface OpenFormProps {
  kind: FormKind;
  texts: FailureTexts;
  onSent: (reference: string) => void;
  children: ReactNode;
}

function OpenForm({ kind, texts, onSent, children }: OpenFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [keyFor] = useState(() => createAttemptKeys());
  const { sending, mistakes, submit, forget } = useFormSending({
    texts,
    call: (fields) =>
      import('@/lib/client/forms/send-enquiry').then(({ sendEnquiry }) =>
        sendEnquiry(kind, fields, keyFor(fields.toString())),
      ),
    onSent({ reference }) {
      writeSessionItem(TYPED_KEY, null);
      onSent(reference);
    },
  });
  // Tests wait for this attribute. From then on the script handles the submit event.
  useEffect(() => place.current?.setAttribute('data-script', 'ready'), []);
  const storeTyping = useStoredTyping(place);
  usePrefilledDetails(place);

  function handleInput({ target }: FormEvent) {
    forget((target as HTMLInputElement).name);
    storeTyping();
  }

  return (
    <FormSending value={sending}>
      <div ref={place} onSubmit={submit} onInput={handleInput}>
        {children}
      </div>
      {mistakes.map((mistake) => (
        <FieldMistake key={mistake.target.id} {...mistake} />
      ))}
    </FormSending>
  );
}

/** Session storage key of the typed form: its action, a question mark, and its fields as a query. */
const TYPED_KEY = 'typedForm';

/**
 * Restores typed values after a change of language, a reload or Back. Returns the function that stores them in this
 * tab.
 */
function useStoredTyping(place: RefObject<HTMLElement | null>): () => void {
  useEffect(() => {
    const form = place.current?.querySelector('form');
    const [action, fields] = (readSessionItem(TYPED_KEY) ?? '').split('?', 2);
    if (form && action === form.getAttribute('action')) fillForm(form, Object.fromEntries(new URLSearchParams(fields)));
  }, [place]);
  return () => {
    const form = place.current?.querySelector('form');
    if (form) writeSessionItem(TYPED_KEY, `${form.getAttribute('action')}?${formFields(form).toString()}`);
  };
}

/** Prefills the fields of a logged-in user. Typed values stay. */
function usePrefilledDetails(place: RefObject<HTMLElement | null>): void {
  const user = useUserStore((state) => state.user);
  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (!user || !form) return;
    const { firstName, familyName, companyName: company, companyAddress, email, phone } = user;
    const name = [firstName, familyName].filter(Boolean).join(' ');
    fillForm(form, { name, company, companyAddress, email, phone });
  }, [user, place]);
}

function Thanks({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus(), []);
  return <div ref={place}>{children}</div>;
}

export function SentReference() {
  return <WaybillText number={use(SentForm).reference} large />;
}

/** Renders a button that shows the empty form again, for another enquiry. */
export function AgainButton({ children }: { children: ReactNode }) {
  return <Button onClick={use(SentForm).again}>{children}</Button>;
}
