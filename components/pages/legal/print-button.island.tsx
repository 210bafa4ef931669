'use client';

import type { ReactNode } from 'react';

/**
 * Opens the browser's print dialog. The server renders the button's content, so that no page loads the icons for it.
 */
export function PrintButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button type="button" className={className} onClick={() => print()}>
      {children}
    </button>
  );
}
