'use client';

import { usePathname } from 'next/navigation';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import styles from './auto-form.module.css';
import { recordFocus, recordTyping, useFormNavigation } from './use-form-navigation';
import { useDraftInAddress } from './use-draft-in-address';

interface AutoFormProps {
  texts: {
    label: string;
    /** Announced while the price is loading. */
    busy: string;
    /** Notice that the price on the page is for other details. */
    edited: string;
    offline: string;
    submit: string;
  };
  /** Price as a sentence, announced once it is loaded. The page shows it in full. */
  announcement: string;
  /** Id of the answer's heading. */
  headingId: string;
  children: ReactNode;
}

/** Fields with this attribute decide which other fields exist. A change fetches the form again. */
const REFINING_FIELD = '[data-refines]';

/** Returns the selector of the next focus: the answer, or the weight of the last parcel. */
function focusAfter(submitter: HTMLElement | null, headingId: string): string | null {
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  if (name === 'ask') return `#${headingId}`;
  return name === 'n' ? `#kg-${Number(value) - 1}` : null;
}

const selectorOf = ({ id, name }: HTMLInputElement) => (id ? `#${id}` : `[name="${name}"]:checked`);

/**
 * Renders a GET form that works without scripts. With them it navigates without a page load. The server renders form
 * and answer from the address, so Back, reload, a change of language and sharing all preserve typed values.
 */
export function AutoForm({ texts, announcement, headingId, children }: AutoFormProps) {
  const pathname = usePathname();
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState<'edited' | 'offline' | null>(null);
  const { storeInAddress, addressWith } = useDraftInAddress(form);
  const { busy, go } = useFormNavigation(form, headingId, takeTyped);

  /** Marks the price as one for other values, and writes the typed values into the address. */
  function takeTyped() {
    if (announcement) setNote('edited');
    storeInAddress();
  }

  async function move(submitter: HTMLElement | null, refined?: HTMLInputElement) {
    setNote(null);
    const focus = refined ? selectorOf(refined) : focusAfter(submitter, headingId);
    const address = addressWith(submitter, refined?.closest('details')?.id);
    if (!(await go({ address, focus, isStep: submitter?.getAttribute('name') === 'ask' }))) {
      setNote('offline');
      storeInAddress();
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void move((event.nativeEvent as SubmitEvent).submitter);
  }

  function change({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLElement && target.matches(REFINING_FIELD))
      return void move(null, target as HTMLInputElement);
    if (!recordTyping(target as HTMLInputElement)) takeTyped();
  }

  return (
    <form
      ref={form}
      method="get"
      action={pathname}
      aria-label={texts.label}
      aria-busy={busy}
      data-edited={note === 'edited' || undefined}
      noValidate
      onSubmit={submit}
      onChange={change}
      onFocus={({ target }) => recordFocus(target)}
      className={styles.form}
    >
      {/* Enter submits with the first submit button of a form. This one requests the price and never adds a parcel. */}
      <button type="submit" name="ask" value="1" tabIndex={-1} aria-hidden="true" className={styles.enter}>
        {texts.submit}
      </button>
      {children}
      <p id="answer-summary" role="status" className={styles.status}>
        {busy ? texts.busy : note ? texts[note] : <VisuallyHidden>{announcement}</VisuallyHidden>}
      </p>
    </form>
  );
}
