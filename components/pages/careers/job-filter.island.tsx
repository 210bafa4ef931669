'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { filterJobs, isEverything, type JobChoice } from './filter-jobs';
import styles from './job-filter.module.css';

export interface JobFilterProps {
  /** Id of the element that contains the jobs. */
  listId: string;
  label: string;
  /** The text has `#` in place of the number of jobs. */
  found: string;
  none: string;
  /** The selects `country` and `type`, rendered by the server. */
  children: ReactNode;
}

const FIELDS = ['country', 'type'] as const;

/**
 * Filters the jobs that the page already shows, and stores the choice in the address. The button loads that address, at the list. Not shown
 * without scripts.
 */
export function JobFilter({ listId, label, found, none, children }: JobFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState('');

  function show(choice: JobChoice) {
    const root = document.getElementById(listId);
    if (!root) return;
    const count = filterJobs(root, choice);
    const answer = count > 0 ? found.replace('#', String(count)) : none;
    setStatus(isEverything(choice) ? '' : answer);
  }

  function change({ currentTarget }: FormEvent<HTMLFormElement>) {
    const choice = readChoice(currentTarget);
    show(choice);
    const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value));
    const search = query.size > 0 ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + search);
  }

  // Applies the choice of a link or of Back at the start.
  useEffect(() => {
    const shown = form.current;
    if (!shown) return;
    const asked = new URLSearchParams(location.search);
    for (const name of FIELDS) {
      const select = shown.elements.namedItem(name) as HTMLSelectElement | null; // all are selects
      const value = asked.get(name);
      if (!select || !value) continue;
      select.value = value;
      // An unknown value selects nothing.
      if (select.selectedIndex < 0) select.selectedIndex = 0;
    }
    show(readChoice(shown));
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
