'use client';

import { useTranslations } from 'next-intl';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import { api } from '@/lib/client/api/api';
import { CallFailure } from '@/lib/http/call-failure';
import { useAction } from '@/lib/client/api/use-action';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import { HANDLED_ERRORS } from '@/lib/contract/handled-errors';
import styles from '../account-form.module.css';

interface DeleteAddressProps {
  /** Entry to delete; null while the dialog is closed. */
  entry: AddressView | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Deletes an entry. An entry that is already deleted counts as success. Rejects with CallFailure. */
async function deleteEntry(id: string): Promise<void> {
  await api('deleteAddress', { id }, { quiet: true }).catch((failure: unknown) => {
    if (!(failure instanceof CallFailure) || failure.code !== HANDLED_ERRORS.notFound.code) throw failure;
  });
}

export function DeleteAddress({ entry, onClose, onDeleted }: DeleteAddressProps) {
  const t = useTranslations('account.addressBook');
  const action = useAction(async (id: string) => {
    await deleteEntry(id);
    onDeleted(id);
  });

  function close() {
    action.forget();
    onClose();
  }

  return (
    <Dialog
      open={entry !== null}
      onClose={close}
      title={t('deleteQuestion')}
      closeLabel={t('keep')}
      closeOnBackdrop
      actions={
        <>
          <Button variant="danger" loading={action.busy} onClick={() => entry && void action.run(entry.id)}>
            {t('delete')}
          </Button>
          <Button onClick={close}>{t('keep')}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t.rich('deleteText', { name: () => <bdi>{entry?.name}</bdi> })}</p>
        <ActionFailed failure={action.failure} />
      </div>
    </Dialog>
  );
}
