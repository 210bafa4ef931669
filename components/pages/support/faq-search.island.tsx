'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import styles from './faq-search.module.css';

export interface FaqSearchProps {
  /** The element that holds the answers. */
  answersId: string;
  /** With `#` where the number of matches stands. */
  found: string;
  none: string;
  /** The field, named `question`; drawn by the server, so that fields and icons stay off this page's scripts. */
  children: ReactNode;
}

/** Filters the answers that the page already shows. Without scripts it is not there, and nothing is missing. */
export function FaqSearch({ answersId, found, none, children }: FaqSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState('');

  const answers = () => document.getElementById(answersId);

  /** What filters is loaded when somebody types; until it is here, all answers are shown. */
  async function search() {
    const { filterAnswers } = await import('./filter-answers');
    const root = answers();
    const typed = typedIn(form.current);
    if (!root) return;
    const count = filterAnswers(root, typed);
    setStatus(typed && (count > 0 ? found.replace('#', String(count)) : none));
  }

  // What was typed before this arrived, or is restored by Back, counts too.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  useEffect(() => void (typedIn(form.current) && search()), []);

  function goToFirst(event: FormEvent) {
    event.preventDefault();
    answers()?.querySelector<HTMLElement>('[data-topic]:not([hidden]) details:not([hidden]) > summary')?.focus();
  }

  return (
    <form ref={form} role="search" onInput={() => void search()} onSubmit={goToFirst} className={styles.search}>
      {children}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </form>
  );
}

function typedIn(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get('question')).trim() : '';
}
