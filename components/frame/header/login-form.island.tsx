'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Notice } from '@/components/ui/status/notice';
import { PasswordField } from '@/components/ui/fields/password-field.island';
import { TextField } from '@/components/ui/fields/text-field';
import { currentDeviceKey, storeDeviceKey } from '@/lib/client/account/device-key';
import { api } from '@/lib/client/api/api';
import { failureKey } from '@/lib/http/call-failure';
import { encodePassword } from '@/lib/client/session/encode-password';
import { startSession } from '@/lib/client/session/session';
import { toast } from '@/lib/client/api/toast';
import { useAction } from '@/lib/client/api/use-action';
import type { AccountPanelProps } from './load-account-menu-props';
import styles from './account-menu.module.css';

interface EnteredLogin {
  userName: string;
  password: string;
  rememberMe: boolean;
}

/** Renders the header's login with account and password. After the login the same page stays open. */
export function LoginForm({ words, login, forgot, register, failures, onDone }: AccountPanelProps) {
  const texts = words.login;
  const [incomplete, setIncomplete] = useState(false);
  const { busy, failure, run } = useAction(logIn);
  const problem = incomplete
    ? texts.incomplete
    : failure && (failure.errors[0]?.message || failure.message || failures[failureKey(failure)]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const userName = String(form.get('userName') ?? '').trim();
    const password = String(form.get('password') ?? '');
    setIncomplete(!userName || !password);
    if (userName && password) void run({ userName, password, rememberMe: form.has('rememberMe') });
  }

  async function logIn({ password, ...entered }: EnteredLogin) {
    const session = await api(
      'login',
      { ...entered, password: await encodePassword(password), deviceKey: currentDeviceKey() },
      { quiet: true },
    );
    onDone();
    startSession(session, entered.rememberMe);
    storeDeviceKey();
    toast('ok', texts.done);
  }

  return (
    // The form exists only with scripts. The method still ensures that no address ever contains a password.
    <form method="post" action={login[0]} noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.title}>{texts.title}</p>
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <TextField
        id="header-login-account"
        name="userName"
        label={texts.account}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <PasswordField
        id="header-login-password"
        name="password"
        label={texts.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        dir="ltr"
      />
      <div className={styles.row}>
        <Checkbox id="header-login-remember" name="rememberMe" value="1" label={texts.remember} />
        <a href={forgot[0]} className={styles.inline}>
          {forgot[1]}
        </a>
      </div>
      <Button type="submit" variant="primary" block loading={busy}>
        {texts.submit}
      </Button>
      <p className={styles.foot}>
        {texts.newHere}{' '}
        <a href={register[0]} className={styles.inline}>
          {register[1]}
        </a>
      </p>
    </form>
  );
}
