'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import styles from '@/components/account/api-keys/api-keys.module.css';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import { api } from '@/lib/client/api';
import { useFailureText } from '@/lib/client/use-failure-text';
import { useRead } from '@/lib/client/use-read';
import { WEBHOOK_EVENTS, type WebhookEventType } from '@/lib/contract/webhook-types';
import type { DeliveryView } from '@/lib/contract/webhooks';
import { isolateLeftToRight } from '@/lib/i18n/isolate';
import { DeliveryLine } from './delivery-line';
import { useEventNames } from './use-event-names';

/** Milliseconds between two looks for the result of what was just sent, and how many there are. */
const LOOK_MS = 1000;
const MOST_LOOKS = 15;

interface DeliveriesProps {
  id: string;
  url: string;
  isOn: boolean;
}

/** A form that sends a test event, and what was sent, the newest first, with its result. */
export function Deliveries({ id, url, isOn }: DeliveriesProps) {
  const t = useTranslations('account.webhooks');
  const tCommon = useTranslations('common.actions');
  const failureText = useFailureText();
  const [cursor, setCursor] = useState('');
  const [before, setBefore] = useState<readonly DeliveryView[]>([]);
  const [problem, setProblem] = useState('');
  /** Of what was sent from here and has no result yet. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const looks = useRef(0);
  const read = useRead(`${id} ${cursor}`, (_, signal) =>
    api('listWebhookDeliveries', { id, cursor }, { quiet: true, signal }),
  );
  const page = read.status === 'ready' ? read.data : undefined;
  const isWaiting = awaited !== null && !page?.items.some((each) => each.id === awaited && each.attempts.length > 0);
  const { refresh } = read;

  useEffect(() => {
    if (!isWaiting || !page || looks.current >= MOST_LOOKS) return;
    const timer = setTimeout(() => {
      looks.current += 1;
      refresh();
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, page, refresh]);

  async function act(send: () => Promise<DeliveryView>): Promise<void> {
    setProblem('');
    try {
      const sent = await send();
      looks.current = 0;
      setAwaited(sent.id);
      setBefore([]);
      setCursor('');
      refresh();
    } catch (failure) {
      setProblem(failureText(failure));
    }
  }

  if (read.status === 'failed')
    return (
      <Notice
        tone="bad"
        live="polite"
        action={
          <Button size="small" icon="refresh" onClick={read.retry}>
            {tCommon('retry')}
          </Button>
        }
      >
        {failureText(read.failure)}
      </Notice>
    );
  if (!page) return <Skeleton label={t('loading')} lines={2} />;
  const shown = [...before, ...page.items];
  const { nextCursor, days } = page;
  return (
    <div className={styles.uses}>
      {isOn && (
        <TestEvent
          busy={isWaiting}
          onSend={(type) => void act(() => api('sendTestEvent', { id, type }, { quiet: true }))}
        />
      )}
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <p className={styles.soft}>{shown.length > 0 ? t('days', { days }) : t('none', { days })}</p>
      {shown.length > 0 && (
        <ul
          role="list"
          aria-label={t('list', { url: isolateLeftToRight(url) })}
          aria-live="polite"
          className={styles.list}
        >
          {shown.map((each) => (
            <li key={each.id} className={styles.item}>
              <DeliveryLine
                item={each}
                onReplay={
                  isOn
                    ? () => void act(() => api('replayWebhookDelivery', { id, deliveryId: each.id }, { quiet: true }))
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
      )}
      {nextCursor !== null && (
        <Button
          size="small"
          onClick={() => {
            setBefore(shown);
            setCursor(nextCursor);
          }}
        >
          {tCommon('showMore')}
        </Button>
      )}
    </div>
  );
}

function TestEvent({ busy, onSend }: { busy: boolean; onSend: (type: WebhookEventType) => void }) {
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
