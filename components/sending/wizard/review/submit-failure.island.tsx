'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import type { CallFailure } from '@/lib/http/call-failure';
import { isPlacedAlready, isPriceRefused } from '@/lib/drafts/sent-order';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import { paths } from '@/lib/routing/paths';
import { EntryFailed } from '../entry/entry-failed.island';
import { useShipData } from '../ship-data.island';
import styles from './submit-failure.module.css';
import type { Wizard } from '../use-wizard';

export type WhenChanged = (failure: CallFailure) => ReactNode;

export interface SubmitFailureProps {
  wizard: Wizard;
  /** Content for a placed order that has changed since it was opened; null for other failures. */
  whenChanged?: WhenChanged | undefined;
}

/** Shows a failure above the button that retries. A retry uses the same key, so it cannot send twice. */
export function SubmitFailure({ wizard, whenChanged }: SubmitFailureProps) {
  const t = useTranslations('ship.failure');
  const failureText = useFailureText();
  const { failure, busy, startAnother } = wizard.submit;
  const { prefix } = useShipData();
  if (!failure || busy) return null;
  const changeNotice = whenChanged?.(failure);
  if (changeNotice) return changeNotice;
  if (isPlacedAlready(failure)) {
    return (
      <Notice tone="warn" live="assertive" title={t('placedTitle')}>
        <p>{t('placedText')}</p>
        <p className={styles.choices}>
          <Link href={paths.myOrder(prefix)} prefetch={false}>
            {t('placedLook')}
          </Link>
          <Button variant="quiet" size="small" onClick={startAnother}>
            {t('placedAnother')}
          </Button>
        </p>
      </Notice>
    );
  }
  if (isPriceRefused(failure)) {
    return (
      <Notice tone="warn" live="assertive" title={t('priceTitle')}>
        {failureText(failure)}
      </Notice>
    );
  }
  if (failure.errors.length > 0) return <EntryFailed title={t('refused')}>{failure.errors[0]?.message}</EntryFailed>;
  return (
    <EntryFailed title={t('title')} retry={wizard.forward}>
      <span>{failureText(failure)}</span> {failure.kind !== 'refused' && <span>{t('safe')}</span>}
    </EntryFailed>
  );
}
