'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';

interface EntryFailedProps {
  title: string;
  children?: ReactNode;
  retry?: () => void;
}

/** Announces a failure, with a button to retry if that can help. */
export function EntryFailed({ title, children, retry }: EntryFailedProps) {
  const t = useTranslations('common.actions');
  const action = retry && (
    <Button size="small" icon="refresh" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="bad" live="assertive" title={title} action={action}>
      {children}
    </Notice>
  );
}
