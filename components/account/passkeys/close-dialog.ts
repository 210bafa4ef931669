import type { MouseEvent } from 'react';

/**
 * Closes the dialog of a button. The browser then returns the focus, which it does not if the dialog is only removed.
 */
export function closeDialog({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.closest('dialog')?.close();
}
