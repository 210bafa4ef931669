'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { PasswordField } from '@/components/ui/fields/password-field.island';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { encodePassword } from '@/lib/client/session/encode-password';
import { toast } from '@/lib/client/api/toast';
import type { UserView } from '@/lib/contract/accounts/accounts';
import { NewPasswordFields } from '../login/new-password-fields.island';
import styles from '../account-form.module.css';

const EMPTY_PASSWORDS = { oldPassword: '', password: '', confirmPassword: '' };

export function ChangePasswordForm({ user }: { user: UserView }) {
  const t = useTranslations('account');
  const { form, field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/accounts/accounts').then((contract) => contract.ChangePasswordInput),
    defaultValues: EMPTY_PASSWORDS,
    async send({ oldPassword, password }) {
      const [old, newPassword] = await Promise.all([encodePassword(oldPassword), encodePassword(password)]);
      await api('updatePassword', { userId: user.userId, oldPassword: old, password: newPassword }, { quiet: true });
      form.reset(EMPTY_PASSWORDS);
      toast('ok', t('personal.passwordChanged'));
    },
  });
  const plain = useWatch({ control: form.control, name: 'password' });

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <PasswordField
        {...field('oldPassword')}
        label={t('fields.oldPassword')}
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
        dir="ltr"
      />
      <NewPasswordFields password={field('password')} confirm={field('confirmPassword')} plain={plain} />
      <p>{t('personal.othersLoggedOut')}</p>
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <Button type="submit" variant="primary" loading={busy}>
        {t('personal.changePassword')}
      </Button>
    </form>
  );
}
