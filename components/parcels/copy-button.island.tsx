'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { copyText } from '@/lib/client/copy-text';
import { toast } from '@/lib/client/api/toast';

const SHOWN_FOR_MS = 2000;

/** Copies a waybill number. The icon shows success for a moment, and the toast announces it. */
export function CopyButton({ number }: { number: string }) {
  const t = useTranslations('track');
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const isCopied = await copyText(number);
    setCopied(isCopied);
    toast(isCopied ? 'ok' : 'bad', isCopied ? t('query.copied') : t('query.copyFailed'));
  }

  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'small', iconOnly: true })}
      aria-label={t('card.copy', { number })}
      onClick={() => void copy()}
    >
      <Icon name={copied ? 'check' : 'copy'} />
    </button>
  );
}
