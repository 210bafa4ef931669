'use client';

import { useTranslations } from 'next-intl';
import styles from '@/components/account/api-keys/api-keys.module.css';
import { ModeCards } from '@/components/account/api-keys/mode-cards';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import type { KeyMode } from '@/lib/contract/developers/key-scopes';
import { WEBHOOK_EVENTS, type BatchFormat, type WebhookEventType } from '@/lib/contract/developers/webhook-types';
import { BatchFields } from './batch-fields';
import { WebhookFields } from './webhook-fields';

interface WebhookFormValues {
  url: string;
  mode: KeyMode;
  events: WebhookEventType[];
  batchSize: number;
  batchFormat: BatchFormat;
}

const EMPTY_WEBHOOK: WebhookFormValues = {
  url: '',
  mode: 'test',
  events: [...WEBHOOK_EVENTS],
  batchSize: 1,
  batchFormat: 'events',
};

/** Renders the form for a new webhook: address, type, events and batches. `onMade` gets its secret. */
export function CreateWebhook({ onMade }: { onMade: (secret: string) => void }) {
  const t = useTranslations('account.webhooks');
  const { form, field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/developers/webhooks').then((contract) => contract.CreateWebhookForm),
    defaultValues: EMPTY_WEBHOOK,
    send: async (values) => onMade((await api('createWebhook', values, { quiet: true })).secret),
    ids: 'webhook',
  });
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <WebhookFields url={field('url')} events={field('events')}>
        <ModeCards {...field('mode')} texts={{ test: t('modeTexts.test'), live: t('modeTexts.live') }} />
      </WebhookFields>
      <BatchFields
        size={field('batchSize')}
        format={field('batchFormat')}
        stored={EMPTY_WEBHOOK.batchSize}
        selectedSize={form.watch('batchSize') as number | string}
      />
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <Button type="submit" variant="primary" loading={busy}>
        {t('create')}
      </Button>
    </form>
  );
}
