'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { isConflict } from '@/components/orders/run-order-action';
import type { ShipmentKind } from '@/lib/client/ship/draft';
import { isPlacedAlready, isPriceRefused } from '@/lib/client/ship/sent-order';
import { useFailureText } from '@/lib/client/use-failure-text';
import { paths } from '@/lib/routing/paths';
import { EditRefused } from './edit-refused.island';
import { useShipData } from './ship-data.island';
import styles from './submit-failure.module.css';
import type { Wizard } from './use-wizard';

interface SubmitFailureProps {
  wizard: Wizard;
  kind: ShipmentKind;
  /** Takes a placed order as it is now in place of what was changed. */
  onReload?: (() => void) | undefined;
}

/** What went wrong, above the button that tries again: with the same key, so that trying again cannot send twice. */
export function SubmitFailure({ wizard, kind, onReload }: SubmitFailureProps) {
  const t = useTranslations('ship.failure');
  const failureText = useFailureText();
  const { failure, busy, startAnother } = wizard.submit;
  const { prefix } = useShipData();
  if (wizard.unchecked) return <Failed title={t('unchecked')} retry={wizard.forward} />;
  if (!failure || busy) return null;
  if (wizard.edits && isConflict(failure)) {
    return <EditRefused failure={failure} edits={wizard.edits} kind={kind} onReload={onReload} />;
  }
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

interface FailedProps {
  title: string;
  children?: ReactNode;
  retry?: () => void;
}

function Failed({ title, children, retry }: FailedProps) {
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
