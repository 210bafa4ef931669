'use client';

import type { ReactNode } from 'react';
import { toast } from '@/lib/client/api/toast';
import { copyText } from '@/lib/client/copy-text';

interface CopyCodeProps {
  code: string;
  copied: string;
  failed: string;
  className: string | undefined;
  /** The icon and word of the button. The server renders them, so that this page's scripts include no icons. */
  children: ReactNode;
}

/** Copies the code of a figure. */
export function CopyCode({ code, copied, failed, className, children }: CopyCodeProps) {
  async function copy() {
    const isCopied = await copyText(code);
    toast(isCopied ? 'ok' : 'bad', isCopied ? copied : failed);
  }

  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {children}
    </button>
  );
}
