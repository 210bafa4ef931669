'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import type { Prefix } from '@/lib/market/prefix';
import { withNext } from '@/lib/routing/next-param';
import { CodeLogin } from './code-login.island';
import { PasswordLogin } from './password-login.island';
import styles from '../account-form.module.css';

interface LoginModesProps {
  prefix: Prefix;
  passwordHref: string;
  codeHref: string;
  forgotHref: string;
}

/** Renders the two modes of the login page (§4). Each has an address, and both keep the return address. */
export function LoginModes({ prefix, passwordHref, codeHref, forgotHref }: LoginModesProps) {
  const t = useTranslations('account');
  const query = useSearchParams();
  const next = query.get('next');
  const byCode = query.get('mode') === 'code';
  const tabs = [
    { key: 'password', label: t('login.byPassword'), href: withNext(passwordHref, next), current: !byCode },
    { key: 'code', label: t('login.byCode'), href: withNext(codeHref, next), current: byCode },
  ];
  return (
    <div className={styles.form}>
      <LinkTabs label={t('login.modes')} tabs={tabs} />
      {byCode ? <CodeLogin prefix={prefix} /> : <PasswordLogin forgotHref={withNext(forgotHref, next)} />}
    </div>
  );
}
