'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { api } from '@/lib/client/api';
import { CallFailure } from '@/lib/client/call-failure';
import { toast } from '@/lib/client/toast';
import { useFailureText } from '@/lib/client/use-failure-text';
import { useRead } from '@/lib/client/use-read';
import { ERRORS } from '@/lib/contract/error-codes';
import type { SessionEntry } from '@/lib/contract/sessions';
import { SessionItem } from './session-item';
import styles from './session-list.module.css';

/** Ends it; one that has ended by itself meanwhile is as good as ended. Rejects with CallFailure. */
async function endOne(id: string): Promise<void> {
  await api('endOneSession', { id }, { quiet: true }).catch((failure: unknown) => {
    if (!(failure instanceof CallFailure) || failure.code !== ERRORS.notFound.code) throw failure;
  });
}

/** Every device where the person is logged in; any other can be logged out. */
export function SessionList() {
  const t = useTranslations('account.sessions');
  const tCommon = useTranslations('common.actions');
  const failureText = useFailureText();
  const sessions = useRead('', (_, signal) => api('listSessions', {}, { quiet: true, signal }));
  if (sessions.status === 'ready') return <Items items={sessions.data.items} refresh={sessions.refresh} />;
  if (sessions.status !== 'failed') return <Skeleton label={t('loading')} lines={3} />;
  const again = (
    <Button size="small" icon="refresh" onClick={sessions.refresh}>
      {tCommon('retry')}
    </Button>
  );
  return (
    <Notice tone="bad" live="polite" title={t('failed')} action={again}>
      {failureText(sessions.failure)}
    </Notice>
  );
}

function Items({ items, refresh }: { items: readonly SessionEntry[]; refresh: () => void }) {
  const t = useTranslations('account.sessions');
  const failureText = useFailureText();
  const list = useRef<HTMLUListElement>(null);
  /** The id of the session being ended, or 'others'. */
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState('');

  async function run(what: string, end: () => Promise<string>) {
    if (busy) return;
    setBusy(what);
    setProblem('');
    try {
      toast('ok', await end());
      // The button that was pressed goes away with its entry.
      list.current?.focus();
    } catch (failure) {
      setProblem(failureText(failure));
    }
    setBusy(null);
    refresh();
  }

  const end = (id: string) => run(id, () => endOne(id).then(() => t('ended')));
  const endOthers = () =>
    run('others', async () => t('othersEnded', { count: (await api('endOtherSessions', {}, { quiet: true })).ended }));

  return (
    <div className={styles.sessions}>
      <ul ref={list} role="list" tabIndex={-1} aria-label={t('title')} className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <SessionItem session={item} busy={busy === item.id} onEnd={() => void end(item.id)} />
          </li>
        ))}
      </ul>
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      {items.length > 1 ? (
        <Button icon="log-out" loading={busy === 'others'} onClick={() => void endOthers()}>
          {t('endOthers')}
        </Button>
      ) : (
        <p className={styles.soft}>{t('onlyHere')}</p>
      )}
    </div>
  );
}
