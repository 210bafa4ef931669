'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { fieldId } from '@/components/ui/fields/field';
import { Notice } from '@/components/ui/status/notice';
import { PasswordField } from '@/components/ui/fields/password-field.island';
import { currentDeviceKey, storeDeviceKey } from '@/lib/client/account/device-key';
import { storeTypedAccount } from '@/lib/client/account/typed-account';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { encodePassword } from '@/lib/client/session/encode-password';
import { startSession, addressAfterLogin } from '@/lib/client/session/session';
import { toastOnNextPage } from '@/lib/client/api/toast';
import { AccountField } from './account-field';
import { PasskeyLogin } from './passkey-login.island';
import { useTypedAccount } from './use-typed-account';
import styles from '../account-form.module.css';

/** `index-login` (§2): login with account and password. */
export function PasswordLogin({ forgotHref }: { forgotHref: string }) {
  const t = useTranslations('account');
  const { form, field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/accounts/accounts').then((contract) => contract.LoginRequest),
    defaultValues: { userName: '', password: '', rememberMe: false },
    async send({ userName, password, rememberMe }) {
      const input = { userName, password: await encodePassword(password), rememberMe, deviceKey: currentDeviceKey() };
      startSession(await api('login', input, { quiet: true }), rememberMe);
      storeDeviceKey();
      storeTypedAccount('');
      toastOnNextPage('ok', t('login.done'));
      location.assign(addressAfterLogin());
    },
  });
  useTypedAccount(form, 'userName');
  const account = field('userName');
  const password = field('password');
  // Both fields may have the same message. It is then shown once and linked to both.
  const hasSharedError = account.error !== undefined && account.error === password.error;
  const invalidProps = { error: undefined, 'aria-invalid': true, 'aria-describedby': `${fieldId('userName')}-error` };

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <AccountField {...account} />
      <PasswordField
        {...password}
        {...(hasSharedError && invalidProps)}
        label={t('fields.password')}
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
        dir="ltr"
      />
      <div className={styles.between}>
        <Checkbox {...form.register('rememberMe')} label={t('login.rememberMe')} />
        <a href={forgotHref}>{t('login.forgot')}</a>
      </div>
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {t('login.submit')}
      </Button>
      <PasskeyLogin remember={() => form.getValues('rememberMe') === true} />
    </form>
  );
}
