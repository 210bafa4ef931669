import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { PasskeyView } from '@/lib/contract/accounts/passkeys';
import { isolate } from '@/lib/i18n/format/isolate';
import { useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import styles from '../personal/session-list.module.css';
import { PasskeyName } from './passkey-name';

interface PasskeyItemProps {
  item: PasskeyView;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyItem({ item, onRename, onRemove }: PasskeyItemProps) {
  const t = useTranslations('passkeys');
  const moment = useMomentFormat();
  const nameId = useId();
  const { createTime, lastUsedAt, site } = item;
  // Isolated (`bdi`), so that a right-to-left sentence keeps its parts in order.
  const time = (text: string) => isolate(moment(new Date(text)));
  return (
    <>
      <div className={styles.device}>
        <p className={styles.name}>
          <strong id={nameId}>
            <PasskeyName item={item} />
          </strong>
        </p>
        <p className={styles.soft}>
          {lastUsedAt === null ? (
            <span>{t('neverUsed')}</span>
          ) : (
            <time dateTime={lastUsedAt}>{t('lastUsed', { time: time(lastUsedAt) })}</time>
          )}
        </p>
        <p className={styles.soft}>
          <time dateTime={createTime}>{t('since', { time: time(createTime) })}</time>
          {site !== location.hostname && <span>{` · ${t('site', { site: isolate(site) })}`}</span>}
        </p>
      </div>
      <div className={styles.end}>
        <Button variant="quiet" size="small" icon="edit" aria-describedby={nameId} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button variant="quiet" size="small" icon="trash" aria-describedby={nameId} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
