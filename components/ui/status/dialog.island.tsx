'use client';

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { buttonClass } from '../button-class';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called once for every closing: by the button, Escape or the backdrop, and after `open` has become false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** Class of a header on the ink ground. */
  inkHeader?: string | undefined;
  /** Closes the dialog on a press outside. Leave it off if typed text could be lost. */
  closeOnBackdrop?: boolean;
  /** True for a decision that the visitor must make. There is no close button, and Escape does nothing. */
  persistent?: boolean;
}

/** Renders a native modal dialog. The browser restricts the focus to it and restores the focus afterwards. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, children, actions, size = 'medium' } = props;
  const { closeOnBackdrop, persistent, inkHeader } = props;
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
        <header data-ground={inkHeader && 'ink'} className={classNames(styles.header, inkHeader)}>
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
