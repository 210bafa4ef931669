'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import styles from '@/components/account/api-keys/api-keys.module.css';
import { ActionFailed } from '@/components/parts/action-failed';
import { ReadFailed } from '@/components/parts/read-failed';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { Skeleton } from '@/components/ui/status/skeleton';
import { api } from '@/lib/client/api/api';
import { useAction } from '@/lib/client/api/use-action';
import { useRead } from '@/lib/client/api/use-read';
import { WEBHOOK_EVENTS, type WebhookEventType } from '@/lib/contract/developers/webhook-types';
import type { WebhookDeliveryView } from '@/lib/contract/developers/webhooks';
import { isolateLeftToRight } from '@/lib/i18n/format/isolate';
import { DeliveryLine } from './delivery-line';
import { useEventNames } from './use-event-names';

/** Milliseconds between two requests for the result of a test event, and maximum number of requests. */
const POLL_MS = 1000;
const MAX_POLLS = 15;

interface DeliveriesProps {
  id: string;
  url: string;
  isOn: boolean;
}

/**
 * Renders a form that sends a test event while the webhook is on, and the deliveries with their results, newest first.
 */
export function Deliveries({ id, url, isOn }: DeliveriesProps) {
  const t = useTranslations('account.webhooks');
  const tCommon = useTranslations('common.actions');
  const [cursor, setCursor] = useState('');
  const [before, setBefore] = useState<readonly WebhookDeliveryView[]>([]);
  /** Id of the last delivery that was sent from here; null before the first. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const pollCount = useRef(0);
  const pageRead = useRead(`${id} ${cursor}`, (_, signal) =>
    api('listWebhookDeliveries', { id, cursor }, { quiet: true, signal }),
  );
  const page = pageRead.status === 'ready' ? pageRead.data : undefined;
  const isWaiting = awaited !== null && !page?.items.some((each) => each.id === awaited && each.attempts.length > 0);
  const { refresh } = pageRead;

  useEffect(() => {
    if (!isWaiting || !page || pollCount.current >= MAX_POLLS) return;
    const timer = setTimeout(() => {
      pollCount.current += 1;
      refresh();
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, page, refresh]);

  const sending = useAction(async (target: { type: WebhookEventType } | { deliveryId: string }) => {
    const testEvent = await ('type' in target
      ? api('sendTestEvent', { id, ...target }, { quiet: true })
      : api('replayWebhookDelivery', { id, ...target }, { quiet: true }));
    pollCount.current = 0;
    setAwaited(testEvent.id);
    setBefore([]);
    setCursor('');
    refresh();
  });

  if (pageRead.status === 'failed') return <ReadFailed failure={pageRead.failure} retry={pageRead.retry} />;
  if (!page) return <Skeleton label={t('loading')} lines={2} />;
  const shownItems = [...before, ...page.items];
  const { nextCursor, days } = page;
  return (
    <div className={styles.uses}>
      {isOn && <TestEventForm busy={isWaiting || sending.busy} onSend={(type) => void sending.run({ type })} />}
      <ActionFailed failure={sending.failure} />
      <p className={styles.soft}>{shownItems.length > 0 ? t('days', { days }) : t('none', { days })}</p>
      {shownItems.length > 0 && (
        <ul
          role="list"
          aria-label={t('list', { url: isolateLeftToRight(url) })}
          aria-live="polite"
          className={styles.list}
        >
          {shownItems.map((each) => (
            <li key={each.id} className={styles.item}>
              <DeliveryLine
                item={each}
                busy={sending.busy}
                onReplay={isOn ? () => void sending.run({ deliveryId: each.id }) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {nextCursor !== null && (
        <Button
          size="small"
          onClick={() => {
            setBefore(shownItems);
            setCursor(nextCursor);
          }}
        >
          {tCommon('showMore')}
        </Button>
      )}
    </div>
  );
}

function TestEventForm({ busy, onSend }: { busy: boolean; onSend: (type: WebhookEventType) => void }) {
  const t = useTranslations('account.webhooks');
  const names = useEventNames();
  const formId = useId();
  const [type, setType] = useState<WebhookEventType>(WEBHOOK_EVENTS[0]);
  return (
    <div className={styles.form}>
      <SelectField
        id={formId}
        name="type"
        label={t('testLabel')}
        value={type}
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: names[value] }))}
        onChange={({ currentTarget }) => setType(WEBHOOK_EVENTS[currentTarget.selectedIndex]!)}
      />
      <Button size="small" loading={busy} onClick={() => onSend(type)}>
        {t('test')}
      </Button>
    </div>
  );
}
