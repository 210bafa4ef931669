'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition, type FormEvent, type ReactNode } from 'react';
import styles from './auto-form.module.css';
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
  /** The answer in a sentence, read out when it has come. */
  said: string;
  /** Its heading, which gets the focus unless a field needs mending first. */
  answerId: string;
  children: ReactNode;
}

/** Fields with this attribute decide which other fields there are; a change fetches the form anew. */
const REFINES = '[data-refines]';

/** What gets the focus once the page that was asked for is drawn. That page may have a form of its own, so it is kept here. */
let wanted: string | null = null;

/**
 * A GET form that needs no scripts. With them it moves on without loading the page again: the server draws form and
 * answer from the address, so that Back, reload, a change of language and sharing keep everything typed.
 */
export function AutoForm({ texts, said, answerId, children }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const form = useRef<HTMLFormElement>(null);
  const [busy, startTransition] = useTransition();
  const [note, setNote] = useState<'edited' | 'offline' | null>(null);
  const { keep, addressWith } = useKeptInAddress(form);

  useEffect(() => {
    if (busy || wanted === null) return;
    const mistake = wanted === answerId && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = mistake || document.getElementById(wanted);
    wanted = null;
    const isAnswer = target?.id === answerId;
    // Its whole card, from the beginning where the screen is smaller.
    if (isAnswer) target?.closest('section')?.scrollIntoView({ block: 'nearest' });
    target?.focus({ preventScroll: isAnswer });
  }, [busy, answerId]);

  function go(submitter: HTMLElement | null, refined?: Element) {
    // Without a network the router would leave the page.
    if (!navigator.onLine) return setNote('offline');
    setNote(null);
    const asks = submitter?.getAttribute('name') === 'ask';
    const parcels = submitter?.getAttribute('name') === 'n' && Number(submitter.getAttribute('value'));
    wanted = asks ? answerId : parcels ? `kg-${parcels - 1}` : (refined?.id ?? null);
    const address = addressWith(submitter, refined?.closest('details')?.id);
    startTransition(() => (asks ? router.push : router.replace)(address, { scroll: false }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    go((event.nativeEvent as SubmitEvent).submitter);
  }

  function change({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof Element && target.matches(REFINES)) return go(null, target);
    if (said) setNote('edited');
    keep();
  }

  const status = note ? texts[note] : said;
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
      <p role="status" className={styles.status}>
        {busy ? texts.busy : status}
      </p>
    </form>
  );
}
