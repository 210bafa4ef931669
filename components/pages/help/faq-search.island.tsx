'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import styles from './faq-search.module.css';

export interface FaqSearchProps {
  /** Id of the element that contains the answers. */
  answersId: string;
  /** The text has `#` in place of the number of matches. */
  countText: string;
  none: string;
  /** The field, named `question`. The server renders it, so that this page's scripts include no fields and icons. */
  children: ReactNode;
}

/** Filters the answers that the page already shows. Without scripts the filter is hidden, and all answers are shown. */
export function FaqSearch({ answersId, countText, none, children }: FaqSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState('');

  const answerList = () => document.getElementById(answersId);

  /** Loads the filter at the first input. Until then all answers are shown. */
  async function search() {
    const { filterAnswers } = await import('./filter-answers');
    const root = answerList();
    const searchText = typedIn(form.current);
    if (!root) return;
    const count = filterAnswers(root, searchText);
    setStatus(searchText && (count > 0 ? countText.replace('#', String(count)) : none));
  }

  // Applies text typed before this script was loaded, or restored by Back.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  useEffect(() => void (typedIn(form.current) && search()), []);

  function goToFirst(event: FormEvent) {
    event.preventDefault();
    answerList()
      ?.querySelector<HTMLElement>('[data-topic]:not([hidden]) details:not(:has(details), [hidden]) > summary')
      ?.focus();
  }

  return (
    <form ref={form} role="search" onInput={() => void search()} onSubmit={goToFirst} className={styles.search}>
      <div data-ground="paper" className={styles.row}>
        {children}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </form>
  );
}

function typedIn(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get('question')).trim() : '';
}
