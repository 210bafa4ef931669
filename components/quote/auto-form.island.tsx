'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useTransition, type FormEvent, type ReactNode } from 'react';
import styles from './auto-form.module.css';

interface Props {
  label: string;
  /** Read out while the answer is on its way. */
  busyLabel: string;
  children: ReactNode;
}

/** Fields with this attribute decide which other fields there are; a change fetches the form anew. */
const REFINES = '[data-refines]';

/**
 * A GET form that needs no scripts. With them it moves on without loading the page again: the server draws form and
 * answer from the address, so that Back, reload and sharing keep everything typed.
 */
export function AutoForm({ label, busyLabel, children }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const [busy, startTransition] = useTransition();

  function go(form: HTMLFormElement, submitter?: HTMLElement | null) {
    const pairs = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
    const address = `${pathname}?${new URLSearchParams(pairs)}`;
    startTransition(() => {
      if (submitter?.getAttribute('value') === '1' && submitter.getAttribute('name') === 'ask')
        router.push(address, { scroll: false });
      else router.replace(address, { scroll: false });
    });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    go(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
  }

  function change(event: FormEvent<HTMLFormElement>) {
    if (event.target instanceof Element && event.target.matches(REFINES)) go(event.currentTarget);
  }

  return (
    <form
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
