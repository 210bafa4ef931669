import { getTranslations } from 'next-intl/server';
import { AccountCard } from '@/components/account/account-card';
import { NeedsScripts } from '@/components/frame/errors/needs-scripts';
import { NextLink } from '@/components/account/login/next-link.island';
import { RegisterForm } from '@/components/account/login/register-form.island';
import { ClientMessages } from '@/components/frame/client-messages';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { paths } from '@/lib/routing/paths';
import { loadDictionaryOptions } from '@/lib/server/web/load-dictionaries';

/** Namespaces of the form. The whole `account` namespace would add the texts of the personal centre. */
const MESSAGE_NAMESPACES = [
  'account.fields',
  'account.imageCode',
  'account.optional',
  'account.passwordRule',
  'account.register',
  'account.verifyCode',
  'common',
  'legal.agreement',
] as const;

export async function generateMetadata() {
  const t = await getTranslations('account.register');
  return pageMetadata({ route: 'user-opt-register', title: t('title'), description: t('description') });
}

export default async function RegisterPage() {
  const { prefix, ...choice } = await currentMarket();
  const t = await getTranslations('account');
  const titles = await loadDictionaryOptions(choice, 'APPELLATION');
  const loginHint = t.rich('register.known', {
    link: (text) => <NextLink href={paths.login(prefix)}>{text}</NextLink>,
  });
  return (
    <AccountCard title={t('register.title')} lead={t('register.lead')} foot={loginHint}>
      <NeedsScripts prefix={prefix} />
      <ClientMessages namespaces={MESSAGE_NAMESPACES}>
        <RegisterForm titles={titles} prefix={prefix} />
      </ClientMessages>
    </AccountCard>
  );
}
