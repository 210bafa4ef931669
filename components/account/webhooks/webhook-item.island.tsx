'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import styles from '@/components/account/api-keys/api-keys.module.css';
import { Button } from '@/components/ui/button';
import { Tag } from '@/components/ui/status/tag';
import { api } from '@/lib/client/api/api';
import { useAction } from '@/lib/client/api/use-action';
import { isolate } from '@/lib/i18n/format/isolate';
import { useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import type { WebhookView } from '@/lib/contract/developers/webhooks';
import { ChangeWebhook } from './change-webhook.island';
import type { WebhookAction } from './confirm-webhook.island';
import { Deliveries } from './deliveries.island';
import { useEventNames } from './use-event-names';

interface WebhookItemProps {
  item: WebhookView;
  refresh: () => void;
  onStep: (kind: WebhookAction['kind']) => void;
}

export function WebhookItem({ item, refresh, onStep }: WebhookItemProps) {
  const t = useTranslations('account.webhooks');
  const tCommon = useTranslations('common.actions');
  const nameId = useId();
  const [open, setOpen] = useState<'deliveries' | 'change' | null>(null);
  const { id, url, isOn } = item;

  // `api` shows the failure of the call.
  const switching = useAction(() => api('changeWebhook', { id, isOn: !isOn }).then(refresh));

  const quiet = { variant: 'quiet', size: 'small', 'aria-describedby': nameId } as const;
  const toggle = (part: 'deliveries' | 'change') => setOpen(open === part ? null : part);
  return (
    <>
      <WebhookFacts item={item} nameId={nameId} />
      <div className={styles.actions}>
        <Button {...quiet} aria-expanded={open === 'deliveries'} onClick={() => toggle('deliveries')}>
          {open === 'deliveries' ? t('hide') : t('show')}
        </Button>
        <Button {...quiet} icon="edit" aria-expanded={open === 'change'} onClick={() => toggle('change')}>
          {tCommon('edit')}
        </Button>
        <Button {...quiet} loading={switching.busy} onClick={() => void switching.run()}>
          {isOn ? t('turnOff') : t('turnOn')}
        </Button>
        <Button {...quiet} icon="lock" onClick={() => onStep('rotate')}>
          {t('rotate')}
        </Button>
        <Button {...quiet} icon="trash" onClick={() => onStep('delete')}>
          {tCommon('delete')}
        </Button>
      </div>
      {open === 'deliveries' && <Deliveries id={id} url={url} isOn={isOn} />}
      {open === 'change' && (
        <ChangeWebhook
          item={item}
          onCancel={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            refresh();
          }}
        />
      )}
    </>
  );
}

/** Shows address, state, type, events and dates of a webhook, the reason for being off, and the start of failures. */
function WebhookFacts({ item, nameId }: { item: WebhookView; nameId: string }) {
  const t = useTranslations('account.webhooks');
  const tKeys = useTranslations('account.keys');
  const moment = useMomentFormat();
  const names = useEventNames();
  const { url, mode, events, createTime, isOn, offReason, offAt, failingSince, oldSecretUntil } = item;
  // Isolated (`bdi`), so that a right-to-left sentence keeps its parts in order.
  const time = (text: string) => isolate(moment(new Date(text)));
  return (
    <div className={styles.about}>
      <p className={styles.name}>
        <strong id={nameId} className={styles.address}>
          <bdi dir="ltr">{url}</bdi>
        </strong>
        <Tag tone={!isOn ? 'neutral' : failingSince ? 'warn' : 'ok'}>{isOn ? t('on') : t('off')}</Tag>
        <Tag tone="neutral">{tKeys(`modes.${mode}`)}</Tag>
      </p>
      <ul className={styles.scopes}>
        {events.map((type) => (
          <li key={type}>{names[type]}</li>
        ))}
      </ul>
      {offReason && offAt && <p>{t(`offReasons.${offReason}`, { time: time(offAt) })}</p>}
      {isOn && failingSince && <p>{t('failingSince', { time: time(failingSince) })}</p>}
      <p className={styles.soft}>
        <time dateTime={createTime}>{t('since', { time: time(createTime) })}</time>
        {oldSecretUntil && (
          <span>
            {' · '}
            <time dateTime={oldSecretUntil}>{t('oldSecret', { time: time(oldSecretUntil) })}</time>
          </span>
        )}
      </p>
    </div>
  );
}
