'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ReadFailed } from '@/components/parts/read-failed';
import { Notice } from '@/components/ui/status/notice';
import { Skeleton } from '@/components/ui/status/skeleton';
import { api } from '@/lib/client/api/api';
import { toast } from '@/lib/client/api/toast';
import { useRead } from '@/lib/client/api/use-read';
import type { ApiKeyView } from '@/lib/contract/developers/api-keys';
import { ApiKeyForm } from './api-key-form.island';
import { ApiKeyItem } from './api-key-item.island';
import { NewSecret } from './new-secret.island';
import { RevokeKey } from './revoke-key.island';
import styles from './api-keys.module.css';

/** The API reference for people, in English only. */
const API_DOCS_PATH = '/api/docs';

/** Shows the account's API keys: the active ones, a form for a new one, and the revoked ones. */
export function ApiKeys() {
  const t = useTranslations('account.keys');
  const keys = useRead('', (_, signal) => api('listApiKeys', {}, { quiet: true, signal }));
  if (keys.status === 'ready')
    return <ApiKeyList items={keys.data.items} limit={keys.data.limit} refresh={keys.refresh} />;
  if (keys.status !== 'failed') return <Skeleton label={t('loading')} lines={3} />;
  return <ReadFailed title={t('failed')} failure={keys.failure} retry={keys.retry} />;
}

interface KeysProps {
  items: readonly ApiKeyView[];
  limit: number;
  refresh: () => void;
}

function ApiKeyList({ items, limit, refresh }: KeysProps) {
  const t = useTranslations('account.keys');
  const list = useRef<HTMLUListElement>(null);
  /** Key that was just created. The API returns it only once, so only this page has it. */
  const [newKey, setNewKey] = useState<string | null>(null);
  const [toRevoke, setToRevoke] = useState<ApiKeyView | null>(null);
  const activeKeys = items.filter(({ revokedAt }) => revokedAt === null);

  function handleRevoked() {
    setToRevoke(null);
    toast('ok', t('revokedNow'));
    refresh();
    list.current?.focus();
  }

  return (
    <div className={styles.keys}>
      <p>
        <a href={API_DOCS_PATH} lang="en" hrefLang="en">
          {t('docs')}
        </a>
      </p>
      {items.length > 0 ? (
        <ul ref={list} role="list" tabIndex={-1} aria-label={t('title')} className={styles.list}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <ApiKeyItem item={item} onRevoke={() => setToRevoke(item)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.soft}>{t('empty')}</p>
      )}
      {newKey === null && activeKeys.length < limit && (
        <ApiKeyForm
          onMade={(key) => {
            setNewKey(key);
            refresh();
          }}
        />
      )}
      {newKey === null && activeKeys.length >= limit && <Notice tone="info">{t('full', { limit })}</Notice>}
      {newKey !== null && (
        <NewSecret
          secret={newKey}
          title={t('secretTitle')}
          text={t('secretText')}
          copyLabel={t('copy')}
          onDone={() => setNewKey(null)}
        />
      )}
      <RevokeKey item={toRevoke} onClose={() => setToRevoke(null)} onRevoked={handleRevoked} />
    </div>
  );
}
