'use client';

import { useTranslations } from 'next-intl';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import { api } from '@/lib/client/api/api';
import { useAction } from '@/lib/client/api/use-action';
import type { ApiKeyView } from '@/lib/contract/developers/api-keys';

interface RevokeKeyProps {
  /** Key to revoke; null while the dialog is closed. */
  item: ApiKeyView | null;
  onClose: () => void;
  onRevoked: () => void;
}

export function RevokeKey({ item, onClose, onRevoked }: RevokeKeyProps) {
  const t = useTranslations('account.keys');
  const action = useAction(async (id: string) => {
    await api('revokeApiKey', { id }, { quiet: true });
    onRevoked();
  });

  function close() {
    action.forget();
    onClose();
  }

  return (
    <Dialog
      open={item !== null}
      onClose={close}
      title={t('revokeQuestion')}
      closeLabel={t('keep')}
      closeOnBackdrop
      actions={
        <>
          <Button variant="danger" loading={action.busy} onClick={() => item && void action.run(item.id)}>
            {t('revoke')}
          </Button>
          <Button onClick={close}>{t('keep')}</Button>
        </>
      }
    >
      <p>{t.rich('revokeText', { name: () => <bdi>{item?.name}</bdi> })}</p>
      <ActionFailed failure={action.failure} />
    </Dialog>
  );
}
