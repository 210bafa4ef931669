'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/client/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { transformPassword } from '@/lib/client/password-transform';
import { updateStoredUser } from '@/lib/client/session';
import { afterLogin } from './after-login';
import { NewPasswordFields } from './new-password-fields.island';
import styles from './account-form.module.css';

/** After the first login of a new mobile number: an own password, now or later. */
export function ChoosePassword() {
  const t = useTranslations('account');
  const { form, field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/accounts').then((contract) => contract.ResetForm),
    defaultValues: { password: '', confirmPassword: '' },
    async send({ password }) {
      updateStoredUser(await api('initPassword', { password: await transformPassword(password) }, { quiet: true }));
      location.assign(afterLogin());
    },
  });
  const plain = useWatch({ control: form.control, name: 'password' });

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <Notice tone="ok" live="polite" title={t('choosePassword.title')}>
        {t('choosePassword.lead')}
      </Notice>
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <NewPasswordFields password={field('password')} confirm={field('confirmPassword')} plain={plain} />
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {t('choosePassword.submit')}
      </Button>
      <Button variant="quiet" block onClick={() => location.assign(afterLogin())}>
        {t('choosePassword.later')}
      </Button>
    </form>
  );
}
