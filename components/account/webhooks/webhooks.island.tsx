'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { NewSecret } from '@/components/account/api-keys/new-secret.island';
import styles from '@/components/account/api-keys/api-keys.module.css';
import { ReadFailed } from '@/components/parts/read-failed';
import { Notice } from '@/components/ui/status/notice';
import { Skeleton } from '@/components/ui/status/skeleton';
import { api } from '@/lib/client/api/api';
import { useRead } from '@/lib/client/api/use-read';
import type { WebhookView } from '@/lib/contract/developers/webhooks';
import { ConfirmWebhook, type WebhookAction } from './confirm-webhook.island';
import { CreateWebhook } from './create-webhook.island';
import { WebhookItem } from './webhook-item.island';

/** Shows the account's webhooks, which notify partners of events, and a form for another one. */
export function Webhooks() {
  const t = useTranslations('account.webhooks');
  const listRead = useRead('', (_, signal) => api('listWebhooks', {}, { quiet: true, signal }));
  if (listRead.status === 'ready')
    return <WebhookList items={listRead.data.items} limit={listRead.data.limit} refresh={listRead.refresh} />;
  if (listRead.status !== 'failed') return <Skeleton label={t('loading')} lines={3} />;
  return <ReadFailed title={t('failed')} failure={listRead.failure} retry={listRead.retry} />;
}

interface ListProps {
  items: readonly WebhookView[];
  limit: number;
  refresh: () => void;
}

function WebhookList({ items, limit, refresh }: ListProps) {
  const t = useTranslations('account.webhooks');
  const list = useRef<HTMLUListElement>(null);
  /** Secret that was just created. The API returns it only once, so only this page has it. */
  const [secret, setSecret] = useState<string | null>(null);
  const [step, setStep] = useState<WebhookAction | null>(null);
  const isFull = items.length >= limit;

  function handleDone(newSecret: string | null) {
    setStep(null);
    setSecret(newSecret);
    refresh();
    if (newSecret === null) list.current?.focus();
  }

  return (
    <div className={styles.keys}>
      {items.length > 0 ? (
        <ul ref={list} role="list" tabIndex={-1} aria-label={t('title')} className={styles.list}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <WebhookItem item={item} refresh={refresh} onStep={(kind) => setStep({ kind, item })} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.soft}>{t('empty')}</p>
      )}
      {secret === null && !isFull && <CreateWebhook onMade={handleDone} />}
      {secret === null && isFull && <Notice tone="info">{t('full', { limit })}</Notice>}
      {secret !== null && (
        <NewSecret
          secret={secret}
          title={t('secretTitle')}
          text={t('secretText')}
          copyLabel={t('copy')}
          onDone={() => setSecret(null)}
        />
      )}
      <ConfirmWebhook step={step} onClose={() => setStep(null)} onDone={handleDone} />
    </div>
  );
}
