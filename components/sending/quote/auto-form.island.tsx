'use client';

import { usePathname } from 'next/navigation';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './auto-form.module.css';
import { useFormNavigation } from '@/components/quote/use-form-navigation';
import { useKeptInAddress } from './use-kept-in-address';

interface Props {
  texts: {
    label: string;
    /** Read out while the answer is on its way. */
    busy: string;
    /** The answer on the page is that of other details. */
    edited: string;
    offline: string;
    submit: string;
  };
  /** The answer in a sentence, read out when it has come; the page shows it in full. */
  said: string;
  /** Its heading. */
  answerId: string;
  children: ReactNode;
}

/** Fields with this attribute decide which other fields there are; a change fetches the form anew. */
const REFINES = '[data-refines]';

/** The selector of what waits for the visitor: the answer, or the weight of the last parcel. */
function focusAfter(submitter: HTMLElement | null, answerId: string): string | null {
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  if (name === 'ask') return `#${answerId}`;
  return name === 'n' ? `#kg-${Number(value) - 1}` : null;
}

const selectorOf = ({ id, name }: HTMLInputElement) => (id ? `#${id}` : `[name="${name}"]:checked`);

/**
 * A GET form that needs no scripts. With them it moves on without loading the page again: the server draws form and
 * answer from the address, so that Back, reload, a change of language and sharing keep everything typed.
 */
export function AutoForm({ texts, said, answerId, children }: Props) {
  const pathname = usePathname();
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState<'edited' | 'offline' | null>(null);
  const { keep, addressWith } = useKeptInAddress(form);
  const { busy, go } = useFormNavigation(form, answerId);

  async function move(submitter: HTMLElement | null, refined?: HTMLInputElement) {
    setNote(null);
    const focus = refined ? selectorOf(refined) : focusAfter(submitter, answerId);
    const address = addressWith(submitter, refined?.closest('details')?.id);
    if (!(await go({ address, focus, isStep: submitter?.getAttribute('name') === 'ask' }))) setNote('offline');
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void move((event.nativeEvent as SubmitEvent).submitter);
  }

  function change({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLElement && target.matches(REFINES)) return void move(null, target as HTMLInputElement);
    if (said) setNote('edited');
    keep();
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
      className={styles.form}
    >
      {/* Enter presses the first submit button of a form: it prices, and never adds a parcel. */}
      <button type="submit" name="ask" value="1" tabIndex={-1} aria-hidden="true" className={styles.enter}>
        {texts.submit}
      </button>
      {children}
      <p id="answer-said" role="status" className={styles.status}>
        {busy ? texts.busy : note ? texts[note] : <VisuallyHidden>{said}</VisuallyHidden>}
      </p>
    </form>
  );
}
