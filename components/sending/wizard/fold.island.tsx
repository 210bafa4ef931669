'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './fold.module.css';

interface FoldProps {
  title: ReactNode;
  /** What the fields inside say now, in one line. */
  summary?: ReactNode;
  /** The word that opens it: "Change". */
  action?: string;
  startOpen?: boolean;
  /** A field inside has a mistake: it must be seen, and gets the focus that it could not take while it was hidden. */
  invalid: boolean;
  /** The service refuses something inside, maybe for what is being typed elsewhere: it must be seen, and the focus stays. */
  refused?: boolean | undefined;
  children: ReactNode;
}

/** Fields that most people leave as they are, in one line until it is opened. It stays as it is while somebody types in it. */
export function Fold({ title, summary, action, startOpen = false, invalid, refused = false, children }: FoldProps) {
  const [open, setOpen] = useState(startOpen);
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!(invalid || refused) || part.current?.open) return;
    part.current!.open = true;
    if (invalid && !document.activeElement?.matches('[aria-invalid]'))
      part.current!.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [invalid, refused]);
  return (
    <details ref={part} open={open} className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.texts}>
          <span className={styles.title}>{title}</span>
          {!open && summary && <span className={styles.line}>{summary}</span>}
        </span>
        {action ? (
          !open && <span className={styles.action}>{action}</span>
        ) : (
          <Icon name="chevron-down" className={styles.chevron} />
        )}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
