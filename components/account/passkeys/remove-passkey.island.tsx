'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import { Notice } from '@/components/ui/status/notice';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import type { UserView } from '@/lib/contract/accounts/accounts';
import type { PasskeyView } from '@/lib/contract/accounts/passkeys';
import styles from '../account-form.module.css';
import { buildOwnerProof, OwnerProofFields } from '../personal/owner-proof-fields.island';
import { closeDialog } from './close-dialog';
import { PasskeyName } from './passkey-name';

const FORM_ID = 'remove-passkey-form';

interface RemovePasskeyProps {
  user: UserView;
  item: PasskeyView;
  onClose: () => void;
  onRemoved: () => void;
}

/**
 * Requests the password or a code, then removes a passkey. A press outside does not close the dialog, because typed
 * text would be lost.
 */
export function RemovePasskey({ user, item, onClose, onRemoved }: RemovePasskeyProps) {
  const t = useTranslations('passkeys');
  const { field, show, submit, problem, busy } = useContractForm({
    ids: 'removing',
    schema: () =>
      import('@/lib/contract/accounts/passkeys').then((contract) =>
        user.hasPassword ? contract.ConfirmByPasswordForm : contract.ConfirmByCodeForm,
      ),
    defaultValues: { password: '', verifyCode: '' },
    async send(typed) {
      await api('removePasskey', { id: item.id, ...(await buildOwnerProof(user, 'PASSKEY', typed)) }, { quiet: true });
      onRemoved();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('removeTitle')}
      closeLabel={t('keep')}
      actions={
        <>
          <Button type="submit" form={FORM_ID} variant="danger" loading={busy}>
            {t('removeSubmit')}
          </Button>
          <Button onClick={closeDialog}>{t('keep')}</Button>
        </>
      }
    >
      <form id={FORM_ID} method="post" noValidate onSubmit={submit} className={styles.form}>
        <p>{t.rich('removeText', { name: () => <PasskeyName item={item} /> })}</p>
        <OwnerProofFields user={user} purpose="PASSKEY" field={field} show={show} />
        {problem && (
          <Notice tone="bad" live="assertive">
            {problem}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
