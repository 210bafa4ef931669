'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ReadFailed } from '@/components/parts/read-failed';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { Skeleton } from '@/components/ui/status/skeleton';
import { canHavePasskeys } from '@/lib/client/account/passkeys';
import { api } from '@/lib/client/api/api';
import { toast } from '@/lib/client/api/toast';
import { useRead } from '@/lib/client/api/use-read';
import type { UserView } from '@/lib/contract/accounts/accounts';
import type { PasskeyView } from '@/lib/contract/accounts/passkeys';
import styles from '../personal/session-list.module.css';
import { AddPasskey } from './add-passkey.island';
import { PasskeyItem } from './passkey-item';
import { RemovePasskey } from './remove-passkey.island';
import { RenamePasskey } from './rename-passkey.island';

/** Lists the account's passkeys. Each can be renamed and removed, and another one added. */
export function Passkeys({ user }: { user: UserView }) {
  const t = useTranslations('passkeys');
  const passkeys = useRead('', (_, signal) => api('listPasskeys', {}, { quiet: true, signal }));
  if (passkeys.status === 'ready')
    return (
      <PasskeyItems user={user} items={passkeys.data.items} limit={passkeys.data.limit} refresh={passkeys.refresh} />
    );
  if (passkeys.status !== 'failed') return <Skeleton label={t('loading')} lines={3} />;
  return <ReadFailed title={t('failed')} failure={passkeys.failure} retry={passkeys.retry} />;
}

interface ItemsProps {
  user: UserView;
  items: readonly PasskeyView[];
  limit: number;
  refresh: () => void;
}

/** The open dialog and its passkey. */
type OpenedDialog = { what: 'add' } | { what: 'rename' | 'remove'; item: PasskeyView };

function PasskeyItems({ user, items, limit, refresh }: ItemsProps) {
  const t = useTranslations('passkeys');
  const section = useRef<HTMLDivElement>(null);
  const [openDialog, setOpenDialog] = useState<OpenedDialog | null>(null);
  const close = () => setOpenDialog(null);

  function onChange(text: 'added' | 'renamed' | 'removed') {
    // An open dialog would keep the focus. The button that opened it may disappear with its entry.
    flushSync(close);
    section.current?.focus();
    toast('ok', t(text));
    refresh();
  }

  return (
    <div ref={section} tabIndex={-1} role="group" aria-label={t('title')}>
      <div className={styles.sessions}>
        {items.length > 0 ? (
          <ul role="list" className={styles.list}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                <PasskeyItem
                  item={item}
                  onRename={() => setOpenDialog({ what: 'rename', item })}
                  onRemove={() => setOpenDialog({ what: 'remove', item })}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.soft}>{t('empty')}</p>
        )}
        {items.length >= limit && <Notice tone="info">{t('full', { limit })}</Notice>}
        {items.length < limit && !canHavePasskeys() && <Notice tone="info">{t('notHere')}</Notice>}
        {items.length < limit && canHavePasskeys() && (
          <Button variant="primary" block icon="plus" onClick={() => setOpenDialog({ what: 'add' })}>
            {t('add')}
          </Button>
        )}
      </div>
      {openDialog?.what === 'add' && <AddPasskey user={user} onClose={close} onAdded={() => onChange('added')} />}
      {openDialog?.what === 'rename' && (
        <RenamePasskey item={openDialog.item} onClose={close} onRenamed={() => onChange('renamed')} />
      )}
      {openDialog?.what === 'remove' && (
        <RemovePasskey user={user} item={openDialog.item} onClose={close} onRemoved={() => onChange('removed')} />
      )}
    </div>
  );
}
