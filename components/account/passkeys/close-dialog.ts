import type { MouseEvent } from 'react';

/** Closes the dialog of a button. The browser then returns the focus. If the dialog were only removed, it would not. */
export function closeDialog({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.closest('dialog')?.close();
}
