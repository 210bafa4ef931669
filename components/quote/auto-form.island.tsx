'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type FormEvent, type ReactNode } from 'react';
import styles from './auto-form.module.css';

interface Props {
  label: string;
  /** Read out while the answer is on its way. */
  busyLabel: string;
  /** Brought into view when it has come, unless a field needs mending first. */
  answerId: string;
  children: ReactNode;
}

/** Fields with this attribute decide which other fields there are; a change fetches the form anew. */
const REFINES = '[data-refines]';

/**
 * A GET form that needs no scripts. With them it moves on without loading the page again: the server draws form and
 * answer from the address, so that Back, reload and sharing keep everything typed.
 */
export function AutoForm({ label, busyLabel, answerId, children }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(false);
  const [busy, startTransition] = useTransition();

  useEffect(() => {
    if (busy || !asked.current) return;
    asked.current = false;
    const mistake = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (mistake) mistake.focus();
    else document.getElementById(answerId)?.scrollIntoView({ block: 'nearest' });
  }, [busy, answerId]);

  function go(submitter?: HTMLElement | null) {
    // Without a network the router would leave the page, and what was typed with it; the frame says what is missing.
    if (!navigator.onLine) return;
    const pairs = [...new FormData(form.current!, submitter)].map(([name, value]) => [name, String(value)]);
    const address = `${pathname}?${new URLSearchParams(pairs)}`;
    const asks = submitter?.getAttribute('name') === 'ask';
    asked.current = asks;
    startTransition(() => (asks ? router.push : router.replace)(address, { scroll: false }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    go((event.nativeEvent as SubmitEvent).submitter);
  }

  function change(event: FormEvent<HTMLFormElement>) {
    if (event.target instanceof Element && event.target.matches(REFINES)) go();
  }

  return (
    <form
      ref={form}
      method="get"
      action={pathname}
      aria-label={label}
      aria-busy={busy}
      noValidate
      onSubmit={submit}
      onChange={change}
      className={styles.form}
    >
      {children}
      <p role="status" className={styles.status}>
        {busy ? busyLabel : ''}
      </p>
    </form>
  );
}
