'use client';

import { useTranslations } from 'next-intl';
import styles from '@/components/api-keys/api-keys.module.css';
import { Button } from '@/components/ui/button';
import { CheckboxCards } from '@/components/ui/checkbox-cards';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { api } from '@/lib/client/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { toast } from '@/lib/client/toast';
import { WEBHOOK_EVENTS } from '@/lib/contract/webhook-types';
import type { WebhookView } from '@/lib/contract/webhooks';
import { useEventNames } from './use-event-names';

interface ChangeWebhookProps {
  item: WebhookView;
  onSaved: () => void;
  onCancel: () => void;
}

/** Another address or other events for a webhook; its type stays. */
export function ChangeWebhook({ item: { id, url, events }, onSaved, onCancel }: ChangeWebhookProps) {
  const t = useTranslations('account.webhooks');
  const tCommon = useTranslations('common.actions');
  const names = useEventNames();
  const { field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/webhooks').then((contract) => contract.ChangeWebhookRequest),
    defaultValues: { id, url, events },
    send: async (values) => {
      await api('changeWebhook', values, { quiet: true });
      toast('ok', t('saved'));
      onSaved();
    },
    ids: `webhook-${id}`,
  });
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <TextField {...field('url')} label={t('url')} hint={t('urlHint')} type="url" dir="ltr" autoComplete="off" />
      <CheckboxCards
        compact
        {...field('events')}
        legend={t('eventsLabel')}
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: names[value] }))}
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
