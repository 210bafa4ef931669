'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/lib/client/api/toast';
import { copyText } from '@/lib/client/copy-text';
import styles from './code-figure.module.css';

interface CopyCodeProps {
  code: string;
  texts: { copy: string; copied: string; failed: string };
}

/** Copies the code of a figure. Without scripts it is hidden; a click on the code selects it. */
export function CopyCode({ code, texts }: CopyCodeProps) {
  async function copy() {
    const isCopied = await copyText(code);
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
