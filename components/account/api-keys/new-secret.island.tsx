'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { copyText } from '@/lib/client/copy-text';
import styles from './api-keys.module.css';

interface NewSecretProps {
  secret: string;
  title: string;
  text: string;
  copyLabel: string;
  onDone: () => void;
}

/** Shows a new key or secret to be copied. It is shown only here and only once. */
export function NewSecret({ secret, title, text, copyLabel, onDone }: NewSecretProps) {
  const t = useTranslations('account.keys');
  const box = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => box.current?.focus(), []);

  async function copy() {
    // If the browser forbids copying, the text is selected for the keyboard.
    if (await copyText(secret)) setIsCopied(true);
    else box.current?.select();
  }

  return (
    <Notice tone="warn" live="polite" title={title}>
      <div className={styles.secret}>
        <p>{text}</p>
        <input
          ref={box}
          readOnly
          dir="ltr"
          value={secret}
          aria-label={title}
          className={styles.key}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={styles.actions}>
          <Button variant="primary" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
            {isCopied ? t('copied') : copyLabel}
          </Button>
          <Button onClick={onDone}>{t('done')}</Button>
        </div>
      </div>
    </Notice>
  );
}
