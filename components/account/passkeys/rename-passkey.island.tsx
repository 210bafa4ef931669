'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/status/dialog.island';
import { Notice } from '@/components/ui/status/notice';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import type { PasskeyView } from '@/lib/contract/accounts/passkeys';
import styles from '../account-form.module.css';
import { closeDialog } from './close-dialog';
import { usePasskeyName } from './use-passkey-name';

const FORM_ID = 'rename-passkey-form';

interface RenamePasskeyProps {
  item: PasskeyView;
  onClose: () => void;
  onRenamed: () => void;
}

export function RenamePasskey({ item, onClose, onRenamed }: RenamePasskeyProps) {
  const t = useTranslations('passkeys');
  const nameOf = usePasskeyName();
  const { form, field, submit, problem, busy } = useContractForm({
    ids: 'renaming',
    schema: () => import('@/lib/contract/accounts/passkeys').then((contract) => contract.PasskeyNameForm),
    defaultValues: { name: nameOf(item) },
    async send({ name }) {
      await api('renamePasskey', { id: item.id, name }, { quiet: true });
      onRenamed();
    },
  });
  const { setFocus } = form;
  // The dialog focuses its close button, which the first typed space would press. The dialog's effect runs before this
  // one, which moves the focus.
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('renameTitle')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button type="submit" form={FORM_ID} variant="primary" loading={busy}>
            {t('save')}
          </Button>
          <Button onClick={closeDialog}>{t('cancel')}</Button>
        </>
      }
    >
      <form id={FORM_ID} method="post" noValidate onSubmit={submit} className={styles.form}>
        <TextField {...field('name')} label={t('name')} hint={t('nameHint')} autoComplete="off" />
        {problem && (
          <Notice tone="bad" live="assertive">
            {problem}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
