'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.island';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/client/api';
import { toast } from '@/lib/client/toast';
import { useFailureText } from '@/lib/client/use-failure-text';
import type { WebhookView } from '@/lib/contract/webhooks';

/** What is asked about before it is done. */
export interface WebhookStep {
  kind: 'delete' | 'rotate';
  item: WebhookView;
}

interface ConfirmWebhookProps {
  /** Null while nothing is asked. */
  step: WebhookStep | null;
  onClose: () => void;
  /** With the new secret, or null once the webhook is deleted. */
  onDone: (secret: string | null) => void;
}

export function ConfirmWebhook({ step, onClose, onDone }: ConfirmWebhookProps) {
  const t = useTranslations('account.webhooks');
  const tCommon = useTranslations('common.actions');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isDelete = step?.kind === 'delete';

  function close() {
    setProblem('');
    onClose();
  }

  async function take({ kind, item: { id } }: WebhookStep): Promise<void> {
    if (kind === 'rotate') return onDone((await api('rotateWebhookSecret', { id }, { quiet: true })).secret);
    await api('deleteWebhook', { id }, { quiet: true });
    toast('ok', t('deleted'));
    onDone(null);
  }

  async function confirm() {
    if (!step || busy) return;
    setBusy(true);
    setProblem('');
    await take(step).catch((failure: unknown) => setProblem(failureText(failure)));
    setBusy(false);
  }

  const url = () => <bdi dir="ltr">{step?.item.url}</bdi>;
  return (
    <Dialog
      open={step !== null}
      onClose={close}
      title={isDelete ? t('deleteQuestion') : t('rotateQuestion')}
      closeLabel={tCommon('cancel')}
      closeOnBackdrop
      actions={
        <>
          <Button variant={isDelete ? 'danger' : 'primary'} loading={busy} onClick={() => void confirm()}>
            {isDelete ? tCommon('delete') : t('rotate')}
          </Button>
          <Button onClick={close}>{isDelete ? t('keep') : tCommon('cancel')}</Button>
        </>
      }
    >
      <p>{isDelete ? t.rich('deleteText', { url }) : t.rich('rotateText', { url })}</p>
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
