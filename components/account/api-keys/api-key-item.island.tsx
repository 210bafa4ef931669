'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Tag } from '@/components/ui/status/tag';
import type { ApiKeyView } from '@/lib/contract/developers/api-keys';
import { isolate } from '@/lib/i18n/format/isolate';
import { useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import { KeyUses } from './key-uses.island';
import styles from './api-keys.module.css';

interface ApiKeyItemProps {
  item: ApiKeyView;
  onRevoke: () => void;
}

export function ApiKeyItem({ item, onRevoke }: ApiKeyItemProps) {
  const t = useTranslations('account.keys');
  const moment = useMomentFormat();
  const nameId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, mode, scopes, tail, createTime, lastUsedAt, revokedAt } = item;
  // Isolated (`bdi`), so that a right-to-left sentence keeps its parts in order.
  const time = (text: string) => isolate(moment(new Date(text)));
  return (
    <>
      <div className={styles.about}>
        <p className={styles.name}>
          <strong id={nameId}>
            <bdi>{name}</bdi>
          </strong>
          <Tag tone={mode === 'live' && revokedAt === null ? 'ok' : 'neutral'}>{t(`modes.${mode}`)}</Tag>
          <span className={styles.soft}>{t('ends', { tail: isolate(tail) })}</span>
        </p>
        <ul className={styles.scopes}>
          {scopes.map((scope) => (
            <li key={scope}>{t(`scopes.${scope}`)}</li>
          ))}
        </ul>
        <p className={styles.soft}>
          <time dateTime={createTime}>{t('since', { time: time(createTime) })}</time>
          {' · '}
          {lastUsedAt === null ? (
            <span>{t('neverUsed')}</span>
          ) : (
            <time dateTime={lastUsedAt}>{t('lastUsed', { time: time(lastUsedAt) })}</time>
          )}
        </p>
        {revokedAt !== null && (
          <p className={styles.soft}>
            <time dateTime={revokedAt}>{t('revoked', { time: time(revokedAt) })}</time>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          aria-describedby={nameId}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('hideUses') : t('uses')}
        </Button>
        {revokedAt === null && (
          <Button variant="quiet" size="small" icon="trash" aria-describedby={nameId} onClick={onRevoke}>
            {t('revoke')}
          </Button>
        )}
      </div>
      {isOpen && <KeyUses id={id} name={name} />}
    </>
  );
}
