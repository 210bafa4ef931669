'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AgreementCheckbox } from '@/components/account/agreement/agreement-checkbox.island';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './sheets.module.css';
import type { PlacingState } from './use-place-sheet-orders';

/** Renders the agreement, and the button that places all orders without mistakes (§5). */
export function PlaceOrders({ placing, prefix }: { placing: PlacingState; prefix: Prefix }) {
  const t = useTranslations('sheets.place');
  const [agreed, setAgreed] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { waiting, placed, refused, busy, failure } = placing;
  const doneCount = placed.length + refused.length;

  function send() {
    setDialogOpen(true);
    if (agreed) void placing.place();
  }

  return (
    <>
      <AgreementCheckbox
        name="agreed"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={isDialogOpen && !agreed ? t('agreeFirst') : undefined}
        label={(links) => t.rich('agree', links)}
        termsHref={paths.termDialog(prefix, { next: paths.manyParcels(prefix) })}
        privacyHref={paths.privacyPolicy(prefix)}
        onAgree={() => setAgreed(true)}
      />
      <Button variant="primary" loading={busy} onClick={send}>
        {t('send', { orders: waiting.length })}
      </Button>
      {busy && <progress className={styles.progress} value={doneCount} max={doneCount + waiting.length} aria-hidden />}
      <p role="status" className={styles.hint}>
        {busy ? t('progress', { done: doneCount, count: doneCount + waiting.length }) : ''}
      </p>
      <ActionFailed failure={failure} title={t('failed')}>
        <span> {t('safe')}</span>
      </ActionFailed>
    </>
  );
}
