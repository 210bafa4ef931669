import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { AccountCard } from '@/components/account/account-card';
import { NextLink } from '@/components/account/login/next-link.island';
import { LoginModes } from '@/components/account/login/login-modes.island';
import { NeedsScripts } from '@/components/frame/errors/needs-scripts';
import { SlowPage } from '@/components/frame/errors/slow-page';
import { ClientMessages } from '@/components/frame/client-messages';
import { Skeleton } from '@/components/ui/status/skeleton';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { paths } from '@/lib/routing/paths';

export async function generateMetadata() {
  const t = await getTranslations('account.login');
  return pageMetadata({ route: 'index-login', title: t('title'), description: t('description') });
}

export default async function LoginPage() {
  const { prefix } = await currentMarket();
  const t = await getTranslations('account');
  const newHere = t.rich('login.newHere', {
    link: (text) => <NextLink href={paths.register(prefix)}>{text}</NextLink>,
  });
  return (
    <AccountCard title={t('login.title')} lead={t('login.lead')} foot={newHere}>
      <NeedsScripts prefix={prefix} />
      <ClientMessages namespaces={['account', 'passkeys.login', 'common', 'legal.agreement']}>
        <Suspense
          fallback={
            <>
              <Skeleton label={t('login.title')} lines={4} shape="row" />
              <SlowPage prefix={prefix} />
            </>
          }
        >
          <LoginModes
            prefix={prefix}
            passwordHref={paths.login(prefix)}
            codeHref={paths.verifyLogin(prefix)}
            forgotHref={paths.forgotPwd(prefix)}
          />
        </Suspense>
      </ClientMessages>
    </AccountCard>
  );
}
