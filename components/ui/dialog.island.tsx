'use client';

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { buttonClass } from './button-class';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called once for every way of closing: the button, Escape, the backdrop. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** A press beside the dialog closes it. Leave it off where something typed could be lost. */
  closeOnBackdrop?: boolean;
  /** For a decision that must be taken: no close button, Escape does nothing. */
  persistent?: boolean;
}

/** A native modal dialog: the browser keeps focus inside and returns it to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, children, actions, size = 'medium', closeOnBackdrop, persistent } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
    // The dialog has no padding, so only a press on the backdrop has it as the target.
    if (closeOnBackdrop && !persistent && event.target === dialog.current) dialog.current.close();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-ground="paper"
      className={classNames(styles.dialog, styles[size])}
      onClose={onClose}
      onCancel={persistent ? (event) => event.preventDefault() : undefined}
      onMouseDown={closeFromBackdrop}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {!persistent && (
            <button
              type="button"
              className={buttonClass({ variant: 'quiet', size: 'small', iconOnly: true })}
              aria-label={closeLabel}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="x" />
            </button>
          )}
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
