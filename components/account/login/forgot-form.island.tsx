'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { codeNonceOf } from '@/lib/client/account/code-nonce';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { encodePassword } from '@/lib/client/session/encode-password';
import { currentMarketChoice, endSession } from '@/lib/client/session/session';
import { ImageCodeField } from './image-code-field.island';
import { NextLink } from './next-link.island';
import { NewPasswordFields } from './new-password-fields.island';
import { useCodeSteps } from './use-code-steps';
import { useImageCode } from './use-image-code';
import { useSendCode } from './use-send-code';
import { useTypedAccount } from './use-typed-account';
import { SentCodeFields } from './sent-code-fields.island';
import { AccountField } from './account-field';
import styles from '../account-form.module.css';

/** Resets a forgotten password: checks a code, sets a new password, then leads to the login. */
export function ForgotForm({ loginHref }: { loginHref: string }) {
  const [ticket, setTicket] = useState('');
  const [isReset, setReset] = useState(false);
  const t = useTranslations('account');

  if (isReset)
    return (
      <Notice
        tone="ok"
        live="polite"
        title={t('forgot.doneTitle')}
        action={<NextLink href={loginHref}>{t('login.submit')}</NextLink>}
      >
        {t('forgot.done')}
      </Notice>
    );
  return ticket ? <NewPassword ticket={ticket} onDone={() => setReset(true)} /> : <ProveAccount onProved={setTicket} />;
}

/** Focuses the new step's heading, so that screen readers read the new question. The old form is gone. */
const focusHeading = (heading: HTMLHeadingElement | null) => heading?.focus();

/**
 * Checks in two steps that the account belongs to the visitor, as registration does: a code is sent, then it is typed.
 */
function ProveAccount({ onProved }: { onProved: (ticket: string) => void }) {
  const t = useTranslations('account');
  const code = useImageCode();
  const { form, field, show, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/accounts/accounts').then((contract) => contract.ProveAccountForm),
    defaultValues: { account: '', captcha: '', verifyCode: '' },
    async send({ account, verifyCode }) {
      const nonce = codeNonceOf('RESET', account);
      const input = { account, verifyCode, nonce, countryCode: currentMarketChoice().country };
      onProved((await api('checkResetCode', input, { quiet: true })).ticket);
    },
  });
  useTypedAccount(form, 'account');
  const { onSend, checking } = useSendCode({ purpose: 'RESET', code, valuesOf: form.getValues, onFailure: show });
  const { wait, sending, requestCode, goBack } = useCodeSteps({ form, onSend, refresh: code.refresh });
  if (wait === null)
    return (
      <form method="post" noValidate onSubmit={requestCode} className={styles.form}>
        <AccountField {...field('account')} />
        <ImageCodeField {...field('captcha')} code={code} />
        {problem && (
          <Notice tone="bad" live="assertive">
            {problem}
          </Notice>
        )}
        <div className={styles.group}>
          <Button type="submit" variant="primary" size="large" block loading={sending}>
            {t('verifyCode.send')}
          </Button>
          <p role="status" className={styles.hint}>
            {checking && t('verifyCode.checking')}
          </p>
        </div>
      </form>
    );
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <SentCodeFields account={field('account')} verifyCode={field('verifyCode')} wait={wait} goBack={goBack} />
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {t('forgot.continue')}
      </Button>
    </form>
  );
}

function NewPassword({ ticket, onDone }: { ticket: string; onDone: () => void }) {
  const t = useTranslations('account');
  const { form, field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/accounts/accounts').then((contract) => contract.ResetForm),
    defaultValues: { password: '', confirmPassword: '' },
    async send({ password }) {
      await api('resetPassword', { ticket, password: await encodePassword(password) }, { quiet: true });
      endSession();
      onDone();
    },
  });
  const plain = useWatch({ control: form.control, name: 'password' });
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <h2 ref={focusHeading} tabIndex={-1} className={styles.title}>
        {t('forgot.chooseTitle')}
      </h2>
      <NewPasswordFields password={field('password')} confirm={field('confirmPassword')} plain={plain} />
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
