'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { filterJobs, type JobChoice } from './filter-jobs';
import styles from './job-filter.module.css';

export interface JobFilterProps {
  /** The element that holds the jobs. */
  listId: string;
  label: string;
  /** With `#` where the number of jobs stands. */
  found: string;
  none: string;
  /** The selects `country` and `type`, drawn by the server. */
  children: ReactNode;
}

const FIELDS = ['country', 'type'] as const;

/** Filters the jobs that the page already shows, and keeps the choice in the address. Without scripts it is not there. */
export function JobFilter({ listId, label, found, none, children }: JobFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState('');

  function show(choice: JobChoice) {
    const root = document.getElementById(listId);
    if (!root) return;
    const count = filterJobs(root, choice);
    const chosen = choice.country !== '' || choice.type !== '';
    setStatus(chosen ? (count > 0 ? found.replace('#', String(count)) : none) : '');
  }

  function change() {
    const choice = readChoice(form.current);
    show(choice);
    const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
    const search = query.size > 0 ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + search);
  }

  // What a link says, or what Back brings, counts from the beginning.
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    for (const name of FIELDS) {
      const select = form.current?.elements.namedItem(name);
      const value = asked.get(name);
      if (!(select instanceof HTMLSelectElement) || value === null) continue;
      if ([...select.options].some((option) => option.value === value)) select.value = value;
    }
    show(readChoice(form.current));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      onChange={change}
      onSubmit={(event) => event.preventDefault()}
      className={styles.filter}
    >
      <div className={styles.fields}>{children}</div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </form>
  );
}

function readChoice(form: HTMLFormElement | null): JobChoice {
  const data = new FormData(form ?? undefined);
  const chosen = (name: (typeof FIELDS)[number]) => String(data.get(name) ?? '');
  return { country: chosen('country'), type: chosen('type') };
}
