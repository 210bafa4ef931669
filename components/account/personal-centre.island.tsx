'use client';

import { useTranslations } from 'next-intl';
import type { SelectOption } from '@/components/ui/select-field';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { AddressBook } from './address-book.island';
import type { AddressBookData } from './address-book-data';
import { BasicDataForm } from './basic-data-form.island';
import { ChangePasswordForm } from './change-password-form.island';
import styles from './personal-centre.module.css';
import { useSignedIn } from './use-signed-in';

interface PersonalCentreProps {
  titles: readonly SelectOption[];
  addressBook: AddressBookData;
}

/** Basic data, password and address book of the person who is signed in (§2). */
export function PersonalCentre({ titles, addressBook }: PersonalCentreProps) {
  const t = useTranslations('account');
  const user = useSignedIn();
  if (!user) return <Skeleton label={t('personal.loading')} shape="card" lines={2} />;
  return (
    <div className={styles.sections}>
      <Card as="section" padding="large" labelledBy="basic-data">
        <h2 id="basic-data">{t('personal.basicData')}</h2>
        <p className={styles.account}>{t.rich('personal.loggedInAs', { account: () => <bdi>{user.userName}</bdi> })}</p>
        <BasicDataForm key={user.userId} user={user} titles={titles} />
      </Card>
      <Card as="section" padding="large" labelledBy="change-password">
        <h2 id="change-password">{t('personal.changePassword')}</h2>
        <ChangePasswordForm user={user} />
      </Card>
      <Card as="section" padding="large" labelledBy="address-book">
        <h2 id="address-book">{t('addressBook.title')}</h2>
        <p className={styles.account}>{t('addressBook.lead')}</p>
        <AddressBook key={user.userId} data={addressBook} />
      </Card>
    </div>
  );
}
