import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Tag } from '@/components/ui/status/tag';
import type { SessionEntry } from '@/lib/contract/accounts/sessions';
import { isolate } from '@/lib/i18n/format/isolate';
import { useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import { deviceName } from './device-name';
import styles from './session-list.module.css';

interface SessionItemProps {
  session: SessionEntry;
  busy: boolean;
  onEnd: () => void;
}

export function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const t = useTranslations('account.sessions');
  const moment = useMomentFormat();
  const nameId = useId();
  const name = deviceName(session, { both: (names) => t('device', names), unknown: t('unknownDevice') });
  // Isolated (`bdi`), so that a right-to-left sentence keeps its parts in order.
  const time = (text: string) => isolate(moment(new Date(text)));
  return (
    <>
      <div className={styles.device}>
        <p className={styles.name}>
          <strong id={nameId}>{name}</strong>
          {session.current && <Tag tone="ok">{t('thisDevice')}</Tag>}
        </p>
        <p className={styles.soft}>
          <time dateTime={session.lastSeenAt}>{t('lastUsed', { time: time(session.lastSeenAt) })}</time>
        </p>
        <p className={styles.soft}>
          <time dateTime={session.createdAt}>{t('since', { time: time(session.createdAt) })}</time>
          {session.remembered && <span> · {t('remembered')}</span>}
        </p>
      </div>
      {!session.current && (
        <div className={styles.end}>
          <Button variant="quiet" size="small" icon="log-out" loading={busy} aria-describedby={nameId} onClick={onEnd}>
            {t('end')}
          </Button>
        </div>
      )}
    </>
  );
}
