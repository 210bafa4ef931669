'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { api } from '@/lib/client/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { updateStoredUser } from '@/lib/client/session';
import { toast } from '@/lib/client/toast';
import type { UserView } from '@/lib/contract/accounts';
import styles from './account-form.module.css';

export function BasicDataForm({ user, titles }: { user: UserView; titles: readonly SelectOption[] }) {
  const t = useTranslations('account');
  const { appellation, firstName, familyName, companyName, companyAddress } = user;
  const { field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/accounts').then((contract) => contract.BasicDataForm),
    defaultValues: { appellation, firstName, familyName, companyName, companyAddress },
    async send(values) {
      updateStoredUser(await api('updateCustomer', { userId: user.userId, ...values }, { quiet: true }));
      toast('ok', t('personal.saved'));
    },
  });

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <SelectField
        {...field('appellation')}
        label={t('fields.title')}
        note={t('optional')}
        placeholder={t('fields.noTitle')}
        options={titles}
      />
      <div className={styles.pair}>
        <TextField {...field('firstName')} label={t('fields.firstName')} autoComplete="given-name" />
        <TextField {...field('familyName')} label={t('fields.familyName')} autoComplete="family-name" />
      </div>
      <TextField
        {...field('companyName')}
        label={t('fields.company')}
        note={t('optional')}
        autoComplete="organization"
      />
      <TextField
        {...field('companyAddress')}
        label={t('fields.companyAddress')}
        note={t('optional')}
        autoComplete="street-address"
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
