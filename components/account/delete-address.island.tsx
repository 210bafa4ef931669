'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.island';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/client/api';
import { CallFailure } from '@/lib/client/call-failure';
import { useFailureText } from '@/lib/client/use-failure-text';
import type { AddressView } from '@/lib/contract/addresses';
import { ERRORS } from '@/lib/contract/error-codes';
import styles from './account-form.module.css';

interface DeleteAddressProps {
  /** Null while nothing is to be deleted. */
  entry: AddressView | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Deletes it; one that is gone already is as good as deleted. Rejects with CallFailure. */
async function remove(id: string): Promise<void> {
  await api('deleteAddress', { id }, { quiet: true }).catch((failure: unknown) => {
    if (!(failure instanceof CallFailure) || failure.code !== ERRORS.notFound.code) throw failure;
  });
}

export function DeleteAddress({ entry, onClose, onDeleted }: DeleteAddressProps) {
  const t = useTranslations('account.addressBook');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  function close() {
    setProblem('');
    onClose();
  }

  async function confirm() {
    if (!entry || busy) return;
    setBusy(true);
    setProblem('');
    try {
      await remove(entry.id);
      onDeleted(entry.id);
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setBusy(false);
    }
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
          <Button variant="danger" loading={busy} onClick={() => void confirm()}>
            {t('delete')}
          </Button>
          <Button onClick={close}>{t('keep')}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t.rich('deleteText', { name: () => <bdi>{entry?.name}</bdi> })}</p>
        {problem && (
          <Notice tone="bad" live="assertive">
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
