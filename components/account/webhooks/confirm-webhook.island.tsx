'use client';

import { useTranslations } from 'next-intl';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import { api } from '@/lib/client/api/api';
import { toast } from '@/lib/client/api/toast';
import { useAction } from '@/lib/client/api/use-action';
import type { WebhookView } from '@/lib/contract/developers/webhooks';

/** Action that needs confirmation. */
export interface WebhookAction {
  kind: 'delete' | 'rotate';
  item: WebhookView;
}

interface ConfirmWebhookProps {
  /** Null while the dialog is closed. */
  step: WebhookAction | null;
  onClose: () => void;
  /** Called with the new secret, or with null after the webhook is deleted. */
  onDone: (secret: string | null) => void;
}

export function ConfirmWebhook({ step, onClose, onDone }: ConfirmWebhookProps) {
  const t = useTranslations('account.webhooks');
  const tCommon = useTranslations('common.actions');
  const isDelete = step?.kind === 'delete';

  const action = useAction(async ({ kind, item: { id } }: WebhookAction) => {
    if (kind === 'rotate') return onDone((await api('rotateWebhookSecret', { id }, { quiet: true })).secret);
    await api('deleteWebhook', { id }, { quiet: true });
    toast('ok', t('deleted'));
    onDone(null);
  });

  function close() {
    action.forget();
    onClose();
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
          <Button
            variant={isDelete ? 'danger' : 'primary'}
            loading={action.busy}
            onClick={() => step && void action.run(step)}
          >
            {isDelete ? tCommon('delete') : t('rotate')}
          </Button>
          <Button onClick={close}>{isDelete ? t('keep') : tCommon('cancel')}</Button>
        </>
      }
    >
      <p>{isDelete ? t.rich('deleteText', { url }) : t.rich('rotateText', { url })}</p>
      <ActionFailed failure={action.failure} />
    </Dialog>
  );
}
