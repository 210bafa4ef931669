'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Notice } from '@/components/ui/status/notice';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { currentMarketChoice } from '@/lib/client/session/session';
import type { UserView } from '@/lib/contract/accounts/accounts';
import { AccountField } from '../login/account-field';
import styles from '../account-form.module.css';
import { buildOwnerProof, OwnerProofFields } from './owner-proof-fields.island';

interface CloseAccountFormProps {
  id: string;
  user: UserView;
  onBusy: (busy: boolean) => void;
  onClosed: () => void;
}

/** Requests the account's name and its password, or a code if it has no password. */
export function CloseAccountForm({ id, user, onBusy, onClosed }: CloseAccountFormProps) {
  const t = useTranslations('account');
  const { field, show, submit, problem, busy } = useContractForm({
    ids: 'closing',
    schema: () =>
      import('@/lib/contract/accounts/account-data').then((contract) =>
        user.hasPassword ? contract.CloseByPasswordForm : contract.CloseByCodeForm,
      ),
    defaultValues: { account: '', password: '', verifyCode: '' },
    async send({ account, ...typed }) {
      const proof = await buildOwnerProof(user, 'CLOSE', typed);
      await api('closeAccount', { account, countryCode: currentMarketChoice().country, ...proof }, { quiet: true });
      onClosed();
    },
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);

  return (
    <form id={id} method="post" noValidate onSubmit={submit} className={styles.form}>
      <AccountField
        {...field('account')}
        label={t('close.confirm')}
        hint={t.rich('close.confirmHint', { account: () => <bdi dir="ltr">{user.userName}</bdi> })}
        autoComplete="off"
      />
      <OwnerProofFields user={user} purpose="CLOSE" field={field} show={show} />
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
    </form>
  );
}
