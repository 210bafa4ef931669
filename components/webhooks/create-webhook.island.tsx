'use client';

import { useTranslations } from 'next-intl';
import styles from '@/components/api-keys/api-keys.module.css';
import { Button } from '@/components/ui/button';
import { CheckboxCards } from '@/components/ui/checkbox-cards';
import { Notice } from '@/components/ui/notice';
import { RadioCards } from '@/components/ui/radio-cards';
import { TextField } from '@/components/ui/text-field';
import { api } from '@/lib/client/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { KEY_MODES, type KeyMode } from '@/lib/contract/key-scopes';
import { WEBHOOK_EVENTS, type WebhookEventType } from '@/lib/contract/webhook-types';
import { useEventNames } from './use-event-names';

interface Typed {
  url: string;
  mode: KeyMode;
  events: WebhookEventType[];
}

const NOTHING: Typed = { url: '', mode: 'test', events: [...WEBHOOK_EVENTS] };

/** Address, type and events of a new webhook. `onMade` is given its secret. */
export function CreateWebhook({ onMade }: { onMade: (secret: string) => void }) {
  const t = useTranslations('account.webhooks');
  const tKeys = useTranslations('account.keys');
  const names = useEventNames();
  const { field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/webhooks').then((contract) => contract.CreateWebhookRequest),
    defaultValues: NOTHING,
    send: async (values) => onMade((await api('createWebhook', values, { quiet: true })).secret),
    ids: 'webhook',
  });
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <TextField {...field('url')} label={t('url')} hint={t('urlHint')} type="url" dir="ltr" autoComplete="off" />
      <RadioCards
        {...field('mode')}
        legend={tKeys('mode')}
        options={KEY_MODES.map((value) => ({
          value,
          label: tKeys(`modes.${value}`),
          description: t(`modeTexts.${value}`),
        }))}
      />
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
      <Button type="submit" variant="primary" loading={busy}>
        {t('create')}
      </Button>
    </form>
  );
}
