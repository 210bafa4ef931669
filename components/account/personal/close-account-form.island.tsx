'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Notice } from '@/components/ui/status/notice';
import { PasswordField } from '@/components/ui/fields/password-field.island';
import { codeNonceOf, storeCodeNonce } from '@/lib/client/account/code-nonce';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { transformPassword } from '@/lib/client/session/password-transform';
import { currentChoice } from '@/lib/client/session/session';
import type { UserView } from '@/lib/contract/accounts/accounts';
import { AccountField } from '../sign-in/account-field';
import styles from '../account-form.module.css';
import { useProof } from '../sign-in/use-proof';
import { VerifyCodeField } from '../sign-in/verify-code-field.island';

interface CloseAccountFormProps {
  id: string;
  user: UserView;
  onBusy: (busy: boolean) => void;
  onClosed: () => void;
}

/** Asks for the account's name and its password, or for a code if it has no password. */
export function CloseAccountForm({ id, user, onBusy, onClosed }: CloseAccountFormProps) {
  const t = useTranslations('account');
  const { checking, withProof } = useProof();
  const closeForm = useContractForm({
    ids: 'closing',
    schema: () =>
      import('@/lib/contract/accounts/account-data').then((contract) =>
        user.hasPassword ? contract.CloseByPasswordForm : contract.CloseByCodeForm,
      ),
    defaultValues: { account: '', password: '', verifyCode: '' },
    async send({ account, password, verifyCode }) {
      const proof = user.hasPassword
        ? { password: await transformPassword(password) }
        : { verifyCode, nonce: codeNonceOf('CLOSE', user.userName) };
      await api('closeAccount', { account, countryCode: currentChoice().country, ...proof }, { quiet: true });
      onClosed();
    },
  });
  const { field, show, submit, problem, busy } = closeForm;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  async function sendCode(): Promise<number | null> {
    try {
      const answer = await withProof((proof) => api('sendCloseCode', { proof }, { quiet: true }));
      storeCodeNonce('CLOSE', user.userName, answer);
      return answer.resendAfter;
    } catch (failure) {
      show(failure);
      return null;
    }
  }

  return (
    <form id={id} method="post" noValidate onSubmit={submit} className={styles.form}>
      <AccountField
        {...field('account')}
        label={t('close.confirm')}
        hint={t.rich('close.confirmHint', { account: () => <bdi dir="ltr">{user.userName}</bdi> })}
        autoComplete="off"
      />
      {user.hasPassword ? (
        <PasswordField
          {...field('password')}
          label={t('fields.password')}
          showLabel={t('fields.showPassword')}
          hideLabel={t('fields.hidePassword')}
          dir="ltr"
        />
      ) : (
        <VerifyCodeField {...field('verifyCode')} onSend={sendCode} checking={checking} hint={t('close.codeHint')} />
      )}
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
    </form>
  );
}
