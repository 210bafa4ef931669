'use client';

import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/client/copy-text';
import { toast } from '@/lib/client/api/toast';
import styles from './quote-view.module.css';

interface CopyLinkProps {
  href: string;
  texts: { copy: string; copied: string; failed: string };
}

/** Copies the address of the quote, to share it. */
export function CopyLink({ href, texts }: CopyLinkProps) {
  async function copy() {
    const isCopied = await copyText(location.origin + href);
    toast(isCopied ? 'ok' : 'bad', isCopied ? texts.copied : texts.failed);
  }

  return (
    <div className={styles.copy}>
      <Button variant="quiet" size="small" icon="copy" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  );
}
