'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/lib/client/api/toast';
import type { UserView } from '@/lib/contract/accounts/accounts';
import { ChangePasswordForm } from './change-password-form.island';
import { FirstPasswordForm } from './first-password-form.island';

/** Changes the password, or sets the first one if a login by code created the account (§4). */
export function PasswordSection({ user }: { user: UserView }) {
  const t = useTranslations('account');
  if (user.hasPassword) return <ChangePasswordForm user={user} />;
  return (
    <FirstPasswordForm lead={t('choosePassword.lead')} onSaved={() => toast('ok', t('personal.passwordChanged'))} />
  );
}
