'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { filterJobs, isUnfilteredChoice, type JobChoice } from './filter-jobs';
import styles from './job-filter.module.css';

export interface JobFilterProps {
  /** Id of the element that contains the jobs. */
  listId: string;
  label: string;
  /** The text has `#` in place of the number of jobs. */
  countText: string;
  none: string;
  /** The selects `country` and `type`, rendered by the server. */
  children: ReactNode;
}

/**
 * Filters the jobs that the page already shows, and stores the choice in the address. The button loads that address, at
 * the list. The filter is hidden without scripts.
 */
export function JobFilter({ listId, label, countText, none, children }: JobFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState('');

  function show(choice: JobChoice) {
    const root = document.getElementById(listId);
    const count = root && filterJobs(root, choice);
    const summary = count ? countText.replace('#', `${count}`) : none;
    setStatus(isUnfilteredChoice(choice) ? '' : summary);
  }

  function change({ currentTarget }: FormEvent<HTMLFormElement>) {
    const choice = readChoice(currentTarget);
    show(choice);
    const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value));
    history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname);
  }

  // Applies the choice of a link or of Back at the start.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    for (const [name, value] of new URLSearchParams(location.search)) {
      const select = element.querySelector<HTMLSelectElement>(`select[name="${CSS.escape(name)}"]`);
      if (!select) continue;
      select.value = value;
      // An unknown value selects nothing.
      if (select.selectedIndex < 0) select.selectedIndex = 0;
    }
    show(readChoice(element));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  return (
    <form ref={form} role="search" aria-label={label} onChange={change} action={`#${listId}`} className={styles.filter}>
      <div className={styles.fields}>{children}</div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </form>
  );
}

function readChoice(form: HTMLFormElement): JobChoice {
  const { country, type } = Object.fromEntries(new FormData(form));
  return { country: String(country), type: String(type) };
}
