'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ActionFailed } from '@/components/parts/action-failed';
import { ReadFailed } from '@/components/parts/read-failed';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/status/skeleton';
import { api } from '@/lib/client/api/api';
import { CallFailure } from '@/lib/http/call-failure';
import { toast } from '@/lib/client/api/toast';
import { useAction } from '@/lib/client/api/use-action';
import { useRead } from '@/lib/client/api/use-read';
import { HANDLED_ERRORS } from '@/lib/contract/handled-errors';
import type { SessionEntry } from '@/lib/contract/accounts/sessions';
import { SessionItem } from './session-item';
import styles from './session-list.module.css';

/** Ends a session. A session that has already ended counts as success. Rejects with CallFailure. */
async function endOtherSession(id: string): Promise<void> {
  await api('endOneSession', { id }, { quiet: true }).catch((failure: unknown) => {
    if (!(failure instanceof CallFailure) || failure.code !== HANDLED_ERRORS.notFound.code) throw failure;
  });
}

/** Lists the devices on which the person is logged in. Each other device can be logged out. */
export function SessionList() {
  const t = useTranslations('account.sessions');
  const sessions = useRead('', (_, signal) => api('listSessions', {}, { quiet: true, signal }));
  if (sessions.status === 'ready') return <SessionItems items={sessions.data.items} refresh={sessions.refresh} />;
  if (sessions.status !== 'failed') return <Skeleton label={t('loading')} lines={3} />;
  return <ReadFailed title={t('failed')} failure={sessions.failure} retry={sessions.retry} />;
}

function SessionItems({ items, refresh }: { items: readonly SessionEntry[]; refresh: () => void }) {
  const t = useTranslations('account.sessions');
  const list = useRef<HTMLUListElement>(null);
  const { busy, input, failure, run } = useAction(async (target: { id: string } | 'others') => {
    try {
      if (target === 'others') {
        const { ended } = await api('endOtherSessions', {}, { quiet: true });
        toast('ok', t('othersEnded', { count: ended }));
      } else {
        await endOtherSession(target.id);
        toast('ok', t('ended'));
      }
      // The pressed button disappears with its entry.
      list.current?.focus();
    } finally {
      refresh();
    }
  });
  const isEnding = (id: string) => busy && input !== 'others' && input?.id === id;

  return (
    <div className={styles.sessions}>
      <ul ref={list} role="list" tabIndex={-1} aria-label={t('title')} className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <SessionItem session={item} busy={isEnding(item.id)} onEnd={() => void run({ id: item.id })} />
          </li>
        ))}
      </ul>
      <ActionFailed failure={failure} />
      {items.length > 1 ? (
        <Button icon="log-out" loading={busy && input === 'others'} onClick={() => void run('others')}>
          {t('endOthers')}
        </Button>
      ) : (
        <p className={styles.soft}>{t('onlyHere')}</p>
      )}
    </div>
  );
}
