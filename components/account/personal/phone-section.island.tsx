'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useIsCallMissing } from '@/lib/client/stores/missing-calls';
import type { UserView } from '@/lib/contract/accounts/accounts';
import styles from '../account-form.module.css';
import { ChangePhoneForm } from './change-phone-form.island';

/** Shows the number of the account, and the form that proves a new one (§3). */
export function PhoneSection({ user }: { user: UserView }) {
  const t = useTranslations('account.phone');
  const [changing, setChanging] = useState(false);
  const isMissing = [useIsCallMissing('sendPhoneCode'), useIsCallMissing('changePhone')].includes(true);
  const number = () => <bdi dir="ltr">{user.phone}</bdi>;
  const state = user.phone === '' ? 'none' : user.phoneProven ? 'proven' : 'given';
  return (
    <div className={styles.form}>
      <p>{state === 'none' ? t('none') : t.rich(state, { number })}</p>
      {isMissing && <p role="status">{t('notOffered')}</p>}
      {!isMissing && !changing && (
        <Button variant="primary" icon="phone" onClick={() => setChanging(true)}>
          {state === 'proven' ? t('change') : t('add')}
        </Button>
      )}
      {!isMissing && changing && <ChangePhoneForm user={user} onDone={() => setChanging(false)} />}
    </div>
  );
}
