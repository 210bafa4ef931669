'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import type { SelectOption } from '@/components/ui/fields/select-field';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { updateStoredUser } from '@/lib/client/session/session';
import { toast } from '@/lib/client/api/toast';
import type { UserView } from '@/lib/contract/accounts/accounts';
import { PersonFields } from '../person-fields';
import styles from '../account-form.module.css';

export function BasicDataForm({ user, titles }: { user: UserView; titles: readonly SelectOption[] }) {
  const t = useTranslations('account');
  const { appellation, firstName, familyName, companyName, companyAddress } = user;
  const { field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/accounts/accounts').then((contract) => contract.BasicDataInput),
    defaultValues: { appellation, firstName, familyName, companyName, companyAddress },
    async send(values) {
      updateStoredUser(await api('updateCustomer', { userId: user.userId, ...values }, { quiet: true }));
      toast('ok', t('personal.saved'));
    },
  });

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <PersonFields
        inputs={{
          appellation: field('appellation'),
          firstName: field('firstName'),
          familyName: field('familyName'),
          companyName: field('companyName'),
          companyAddress: field('companyAddress'),
        }}
        titles={titles}
        savedTitle={appellation}
      />
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <Button type="submit" variant="primary" loading={busy}>
        {t('personal.save')}
      </Button>
    </form>
  );
}
