'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { addressAfterLogin } from '@/lib/client/session/session';
import { toastOnNextPage } from '@/lib/client/api/toast';
import { FirstPasswordForm } from '../personal/first-password-form.island';
import styles from '../account-form.module.css';

/** Requests a first password, now or later, after a login by code to an account without one. */
export function ChoosePassword() {
  const t = useTranslations('account');
  const leave = () => location.assign(addressAfterLogin());
  const onSaved = () => {
    toastOnNextPage('ok', t('personal.passwordChanged'));
    leave();
  };
  return (
    <div className={styles.form}>
      <Notice tone="ok" live="polite" title={t('choosePassword.title')}>
        {t('choosePassword.lead')}
      </Notice>
      <FirstPasswordForm onSaved={onSaved}>
        <Button variant="quiet" block onClick={leave}>
          {t('choosePassword.later')}
        </Button>
      </FirstPasswordForm>
    </div>
  );
}
