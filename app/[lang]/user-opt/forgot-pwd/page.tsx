import { getTranslations } from 'next-intl/server';
import { AccountCard } from '@/components/account/account-card';
import { NextLink } from '@/components/account/login/next-link.island';
import { ForgotForm } from '@/components/account/login/forgot-form.island';
import { NeedsScripts } from '@/components/frame/errors/needs-scripts';
import { ClientMessages } from '@/components/frame/client-messages';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { paths } from '@/lib/routing/paths';

/** Namespaces of the form. The whole `account` namespace would add the texts of the personal centre. */
const MESSAGE_NAMESPACES = [
  'account.fields',
  'account.forgot',
  'account.imageCode',
  'account.login',
  'account.passwordRule',
  'account.verifyCode',
  'common',
] as const;

export async function generateMetadata() {
  const t = await getTranslations('account.forgot');
  return pageMetadata({ route: 'user-opt-forgot-pwd', title: t('title'), description: t('description') });
}

export default async function ForgotPasswordPage() {
  const { prefix } = await currentMarket();
  const t = await getTranslations('account');
  const loginLink = t.rich('forgot.remembered', {
    link: (text) => <NextLink href={paths.login(prefix)}>{text}</NextLink>,
  });
  return (
    <AccountCard title={t('forgot.title')} lead={t('forgot.lead')} foot={loginLink}>
      <NeedsScripts prefix={prefix} />
      <ClientMessages namespaces={MESSAGE_NAMESPACES}>
        <ForgotForm loginHref={paths.login(prefix)} />
      </ClientMessages>
    </AccountCard>
  );
}
