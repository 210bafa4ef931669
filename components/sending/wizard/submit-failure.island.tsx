'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { CallFailure } from '@/lib/client/call-failure';
import { isPlacedAlready, isPriceRefused } from '@/lib/client/ship/sent-order';
import { useFailureText } from '@/lib/client/use-failure-text';
import { paths } from '@/lib/routing/paths';
import { Failed } from './failed.island';
import { useShipData } from './ship-data.island';
import styles from './submit-failure.module.css';
import type { Wizard } from './use-wizard';

export type WhenChanged = (failure: CallFailure) => ReactNode;

export interface SubmitFailureProps {
  wizard: Wizard;
  /** What is said where a placed order is not what it was when it was opened; null for any other failure. */
  whenChanged?: WhenChanged | undefined;
}

/** What went wrong, above the button that tries again: with the same key, so that trying again cannot send twice. */
export function SubmitFailure({ wizard, whenChanged }: SubmitFailureProps) {
  const t = useTranslations('ship.failure');
  const failureText = useFailureText();
  const { failure, busy, startAnother } = wizard.submit;
  const { prefix } = useShipData();
  if (!failure || busy) return null;
  const changed = whenChanged?.(failure);
  if (changed) return changed;
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
  if (failure.errors.length > 0) return <Failed title={t('refused')}>{failure.errors[0]?.message}</Failed>;
  return (
    <Failed title={t('title')} retry={wizard.forward}>
      {failureText(failure)} {failure.kind !== 'refused' && t('safe')}
    </Failed>
  );
}
