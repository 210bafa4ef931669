'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AgreementCheckbox } from '@/components/account/agreement/agreement-checkbox.island';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Notice } from '@/components/ui/status/notice';
import { codeNonceOf } from '@/lib/client/account/code-nonce';
import { currentDeviceKey, storeDeviceKey } from '@/lib/client/account/device-key';
import { storeTypedAccount } from '@/lib/client/account/typed-account';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { currentMarketChoice, startSession, addressAfterLogin } from '@/lib/client/session/session';
import { toast, toastOnNextPage } from '@/lib/client/api/toast';
import type { Prefix } from '@/lib/market/prefix';
import { withNext } from '@/lib/routing/next-param';
import { paths } from '@/lib/routing/paths';
import { AccountField } from './account-field';
import { ChoosePassword } from './choose-password.island';
import { ImageCodeField } from './image-code-field.island';
import { useReturnAddress } from './next-link.island';
import { SentCodeFields } from './sent-code-fields.island';
import { useCodeSteps } from './use-code-steps';
import { useImageCode } from './use-image-code';
import { useSendCode } from './use-send-code';
import { PasskeyLogin } from './passkey-login.island';
import { useTypedAccount } from './use-typed-account';
import styles from '../account-form.module.css';

/**
 * `index-verify-login` (§4): login with mobile number or email address and a code. An unknown name creates an account.
 * Then the page requests a password if the account has none.
 */
export function CodeLogin({ prefix }: { prefix: Prefix }) {
  // The link of the terms page back to this page.
  const pageAddress = withNext(paths.verifyLogin(prefix), useReturnAddress());
  const t = useTranslations('account');
  const code = useImageCode();
  const [needsPassword, setNeedsPassword] = useState(false);
  const { form, field, errorOf, show, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/accounts/accounts').then((contract) => contract.CodeLoginForm),
    defaultValues: { account: '', captcha: '', verifyCode: '', rememberMe: false, agreed: false },
    async send({ account, verifyCode, rememberMe, agreed }) {
      const nonce = codeNonceOf('LOGIN', account);
      const { country: countryCode } = currentMarketChoice();
      const input = {
        phone: account,
        countryCode,
        verifyCode,
        nonce,
        rememberMe,
        agreed,
        deviceKey: currentDeviceKey(),
      };
      const session = await api('mobileLogin', input, { quiet: true });
      startSession(session, rememberMe);
      storeDeviceKey();
      storeTypedAccount('');
      if (session.user.hasPassword) {
        toastOnNextPage('ok', t('login.done'));
        location.assign(addressAfterLogin());
      } else {
        toast('ok', t(session.isNew ? 'register.done' : 'login.done'));
        setNeedsPassword(true);
      }
    },
  });
  useTypedAccount(form, 'account');
  const { onSend, checking } = useSendCode({ purpose: 'LOGIN', code, valuesOf: form.getValues, onFailure: show });
  const { wait, sending, requestCode, goBack } = useCodeSteps({ form, onSend, refresh: code.refresh });
  const failure = problem && (
    <Notice tone="bad" live="assertive">
      {problem}
    </Notice>
  );

  if (needsPassword) return <ChoosePassword />;
  if (wait === null)
    return (
      <form method="post" noValidate onSubmit={requestCode} className={styles.form}>
        <AccountField {...field('account')} />
        <ImageCodeField {...field('captcha')} code={code} />
        <Checkbox {...form.register('rememberMe')} label={t('login.rememberMe')} />
        {failure}
        <Button type="submit" variant="primary" size="large" block loading={sending}>
          {t('verifyCode.send')}
        </Button>
        <p role="status" className={styles.hint}>
          {checking ? t('verifyCode.checking') : t('login.newNumber')}
        </p>
        <PasskeyLogin remember={() => form.getValues('rememberMe') === true} />
      </form>
    );
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <SentCodeFields account={field('account')} verifyCode={field('verifyCode')} wait={wait} goBack={goBack} />
      <AgreementCheckbox
        {...form.register('agreed')}
        error={errorOf('agreed')}
        label={(links) => t.rich('register.agree', links)}
        termsHref={paths.termDialog(prefix, { next: pageAddress })}
        privacyHref={paths.privacyPolicy(prefix)}
        onAgree={() => form.setValue('agreed', true, { shouldTouch: true })}
      />
      {failure}
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
