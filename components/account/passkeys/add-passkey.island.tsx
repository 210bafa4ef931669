'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import { Notice } from '@/components/ui/status/notice';
import { createPasskey, PasskeyFailure, type PasskeyFailureReason } from '@/lib/client/account/passkeys';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import type { UserView } from '@/lib/contract/accounts/accounts';
import styles from '../account-form.module.css';
import { buildOwnerProof, OwnerProofFields } from '../personal/owner-proof-fields.island';
import { closeDialog } from './close-dialog';

const FORM_ID = 'add-passkey-form';
const FAILURE_TEXT_KEYS = { cancelled: 'cancelled', known: 'known', failed: 'notCreated' } as const;

interface AddPasskeyProps {
  user: UserView;
  onClose: () => void;
  onAdded: () => void;
}

/**
 * Requests the password or a code. The device then creates a passkey. A press outside does not close the dialog,
 * because typed text would be lost.
 */
export function AddPasskey({ user, onClose, onAdded }: AddPasskeyProps) {
  const t = useTranslations('passkeys');
  const [notCreated, setNotCreated] = useState<PasskeyFailureReason | null>(null);
  const { field, show, submit, problem, busy } = useContractForm({
    ids: 'adding',
    schema: () =>
      import('@/lib/contract/accounts/passkeys').then((contract) =>
        user.hasPassword ? contract.ConfirmByPasswordForm : contract.ConfirmByCodeForm,
      ),
    defaultValues: { password: '', verifyCode: '' },
    async send(typed) {
      setNotCreated(null);
      const proof = await buildOwnerProof(user, 'PASSKEY', typed);
      const options = await api('startPasskey', { host: location.host, ...proof }, { quiet: true });
      try {
        await api('addPasskey', await createPasskey(options), { quiet: true });
      } catch (failure) {
        if (!(failure instanceof PasskeyFailure)) throw failure;
        setNotCreated(failure.problem);
        return;
      }
      onAdded();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('addTitle')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button type="submit" form={FORM_ID} variant="primary" loading={busy}>
            {t('addSubmit')}
          </Button>
          <Button onClick={closeDialog}>{t('cancel')}</Button>
        </>
      }
    >
      <form id={FORM_ID} method="post" noValidate onSubmit={submit} className={styles.form}>
        <p>{t('addLead')}</p>
        <OwnerProofFields user={user} purpose="PASSKEY" field={field} show={show} />
        {(problem || notCreated) && (
          <Notice tone="bad" live="assertive">
            {notCreated ? t(FAILURE_TEXT_KEYS[notCreated]) : problem}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
