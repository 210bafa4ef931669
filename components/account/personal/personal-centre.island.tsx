'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ApiKeys } from '@/components/account/api-keys/api-keys.island';
import type { SelectOption } from '@/components/ui/fields/select-field';
import { Notice } from '@/components/ui/status/notice';
import { Skeleton } from '@/components/ui/status/skeleton';
import { endSession } from '@/lib/client/session/session';
import { useIsCallMissing } from '@/lib/client/stores/missing-calls';
import { AddressBook } from '../addresses/address-book.island';
import type { AddressBookData } from '../addresses/use-address-book';
import { BasicDataForm } from './basic-data-form.island';
import { CloseAccount } from './close-account.island';
import { DownloadData } from './download-data.island';
import { PasswordSection } from './password-section.island';
import { PersonalNav, PersonalSection, useShownSection, type SectionName } from './personal-section';
import { PhoneSection } from './phone-section.island';
import styles from './personal-centre.module.css';
import { SessionList } from './session-list.island';
import { useLoggedInUser } from '@/components/frame/header/use-logged-in-user';

/** Loaded after the page, because few accounts have webhooks. */
const Webhooks = lazy(() =>
  import('@/components/account/webhooks/webhooks.island').then((module) => ({ default: module.Webhooks })),
);

/** Loaded after the page, like the webhooks. */
const Passkeys = lazy(() =>
  import('@/components/account/passkeys/passkeys.island').then((module) => ({ default: module.Passkeys })),
);

interface PersonalCentreProps {
  titles: readonly SelectOption[];
  addressBook: AddressBookData;
  /** A link to a page of the account. */
  more: ReactNode;
}

/** Renders the account of the logged-in person (§2). */
export function PersonalCentre(props: PersonalCentreProps) {
  const t = useTranslations('account.close');
  const [closed, setClosed] = useState(false);

  function leave() {
    // The confirmation is shown first, because the sections below would send an anonymous visitor to the login.
    flushSync(() => setClosed(true));
    endSession();
  }

  if (!closed) return <PersonalSections {...props} onClosed={leave} />;
  return (
    <Notice tone="ok" live="polite">
      {t('done')}
    </Notice>
  );
}

/** Returns the sections whose call a gateway lacks. */
function useMissingSections(): SectionName[] {
  const missing = {
    passkeys: useIsCallMissing('listPasskeys'),
    sessions: useIsCallMissing('listSessions'),
    keys: useIsCallMissing('listApiKeys'),
    webhooks: useIsCallMissing('listWebhooks'),
    data: useIsCallMissing('exportAccountData'),
    close: useIsCallMissing('closeAccount'),
  };
  return (Object.keys(missing) as (keyof typeof missing)[]).filter((name) => missing[name]);
}

function PersonalSections({ titles, addressBook, more, onClosed }: PersonalCentreProps & { onClosed: () => void }) {
  const t = useTranslations('account');
  const tPasskeys = useTranslations('passkeys');
  const user = useLoggedInUser();
  const without = useMissingSections();
  const shownSection = useShownSection(without);
  if (!user) return <Skeleton label={t('personal.loading')} shape="card" lines={2} />;
  const loggedInAs = t.rich('personal.loggedInAs', { account: () => <bdi>{user.userName}</bdi> });
  return (
    <div key={user.userId} className={styles.page}>
      <PersonalNav shown={shownSection} without={without} more={more} />
      <div className={styles.sections}>
        <PersonalSection name="basicData" shown={shownSection} lead={loggedInAs}>
          <BasicDataForm user={user} titles={titles} />
        </PersonalSection>
        <PersonalSection name="phone" shown={shownSection}>
          <PhoneSection user={user} />
        </PersonalSection>
        <PersonalSection name="password" shown={shownSection}>
          <PasswordSection user={user} />
        </PersonalSection>
        {!without.includes('passkeys') && (
          <PersonalSection name="passkeys" shown={shownSection} lead={tPasskeys('lead')}>
            <Suspense fallback={<Skeleton label={tPasskeys('loading')} lines={3} />}>
              <Passkeys user={user} />
            </Suspense>
          </PersonalSection>
        )}
        <PersonalSection name="addressBook" shown={shownSection} lead={t('addressBook.lead')}>
          <AddressBook userId={user.userId} data={addressBook} />
        </PersonalSection>
        {!without.includes('sessions') && (
          <PersonalSection name="sessions" shown={shownSection} lead={t('sessions.lead')}>
            <SessionList />
          </PersonalSection>
        )}
        {!without.includes('keys') && (
          <PersonalSection name="keys" shown={shownSection} lead={t('keys.lead')}>
            <ApiKeys />
          </PersonalSection>
        )}
        {!without.includes('webhooks') && (
          <PersonalSection name="webhooks" shown={shownSection} lead={t('webhooks.lead')}>
            <Suspense fallback={<Skeleton label={t('webhooks.loading')} lines={3} />}>
              <Webhooks />
            </Suspense>
          </PersonalSection>
        )}
        {!without.includes('data') && (
          <PersonalSection name="data" shown={shownSection} lead={t('data.lead')}>
            <DownloadData />
          </PersonalSection>
        )}
        {!without.includes('close') && (
          <PersonalSection name="close" shown={shownSection}>
            <CloseAccount user={user} onClosed={onClosed} />
          </PersonalSection>
        )}
      </div>
    </div>
  );
}
