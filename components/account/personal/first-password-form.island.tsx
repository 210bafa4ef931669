'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { encodePassword } from '@/lib/client/session/encode-password';
import { updateStoredUser } from '@/lib/client/session/session';
import { NewPasswordFields } from '../login/new-password-fields.island';
import styles from '../account-form.module.css';

interface FirstPasswordFormProps {
  lead?: string;
  onSaved: () => void;
  /** Further action, shown after the button. */
  children?: ReactNode;
}

/** Sets the first password of an account that a login by code created (§4). */
export function FirstPasswordForm({ lead, onSaved, children }: FirstPasswordFormProps) {
  const t = useTranslations('account.choosePassword');
  const { form, field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/accounts/accounts').then((contract) => contract.ResetForm),
    defaultValues: { password: '', confirmPassword: '' },
    async send({ password }) {
      const user = await api('initPassword', { password: await encodePassword(password) }, { quiet: true });
      onSaved();
      updateStoredUser(user);
    },
  });
  const plain = useWatch({ control: form.control, name: 'password' });
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      {lead && <p>{lead}</p>}
      <NewPasswordFields password={field('password')} confirm={field('confirmPassword')} plain={plain} first />
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <Button type="submit" variant="primary" block={children !== undefined} loading={busy}>
        {t('submit')}
      </Button>
      {children}
    </form>
  );
}
