'use client';

import { useTranslations } from 'next-intl';
import styles from '@/components/account/api-keys/api-keys.module.css';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { toast } from '@/lib/client/api/toast';
import type { WebhookView } from '@/lib/contract/developers/webhooks';
import { BatchFields } from './batch-fields';
import { WebhookFields } from './webhook-fields';

interface ChangeWebhookProps {
  item: WebhookView;
  onSaved: () => void;
  onCancel: () => void;
}

/** Changes the address, the events or the batches of a webhook. Its type does not change. */
export function ChangeWebhook({
  item: { id, url, events, batchSize, batchFormat },
  onSaved,
  onCancel,
}: ChangeWebhookProps) {
  const t = useTranslations('account.webhooks');
  const tCommon = useTranslations('common.actions');
  const { form, field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/developers/webhooks').then((contract) => contract.ChangeWebhookForm),
    defaultValues: { id, url, events, batchSize, batchFormat },
    send: async (values) => {
      await api('changeWebhook', values, { quiet: true });
      toast('ok', t('saved'));
      onSaved();
    },
    ids: `webhook-${id}`,
  });
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <WebhookFields url={field('url')} events={field('events')} />
      <BatchFields
        size={field('batchSize')}
        format={field('batchFormat')}
        stored={batchSize}
        selectedSize={form.watch('batchSize') as number | string}
      />
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={busy}>
          {tCommon('save')}
        </Button>
        <Button onClick={onCancel}>{tCommon('cancel')}</Button>
      </div>
    </form>
  );
}
