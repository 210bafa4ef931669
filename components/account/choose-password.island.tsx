'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { afterLogin } from '@/lib/client/session';
import { FirstPasswordForm } from './first-password-form.island';
import styles from './account-form.module.css';

/** After the first login of a new mobile number: an own password, now or later. */
export function ChoosePassword() {
  const t = useTranslations('account.choosePassword');
  const goOn = () => location.assign(afterLogin());
  return (
    <div className={styles.form}>
      <Notice tone="ok" live="polite" title={t('title')}>
        {t('lead')}
      </Notice>
      <FirstPasswordForm onSaved={goOn}>
        <Button variant="quiet" block onClick={goOn}>
          {t('later')}
        </Button>
      </FirstPasswordForm>
    </div>
  );
}
