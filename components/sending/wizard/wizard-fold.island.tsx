'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './wizard-fold.module.css';

interface WizardFoldProps {
  title: ReactNode;
  /** Current values of the fields inside, in one line. */
  summary?: ReactNode;
  /** Label of the link that opens it: "Change". */
  action?: string;
  startOpen?: boolean;
  /**
   * True if a field inside has a mistake. The fold opens and focuses the field, which could not get the focus while
   * hidden.
   */
  invalid: boolean;
  /**
   * True if the service rejects a value inside, perhaps because of another field. The fold opens, and the focus stays.
   */
  refused?: boolean | undefined;
  children: ReactNode;
}

/**
 * Shows fields that most people leave unchanged as one line until opened. The fold neither opens nor closes while
 * someone types in it.
 */
export function WizardFold({
  title,
  summary,
  action,
  startOpen = false,
  invalid,
  refused = false,
  children,
}: WizardFoldProps) {
  const [open, setOpen] = useState(startOpen);
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = part.current;
    if (!(invalid || refused) || !details || details.open) return;
    details.open = true;
    if (invalid && !document.activeElement?.matches('[aria-invalid]'))
      details.querySelector<HTMLElement>('[aria-invalid]')?.focus();
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
