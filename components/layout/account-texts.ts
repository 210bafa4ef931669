import { getTranslations } from 'next-intl/server';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

/** Everything the account menu says and links to: given by props, which weighs less than a message provider. */
export async function accountMenuProps(prefix: Prefix) {
  const t = await getTranslations('layout');
  const common = await getTranslations('common');
  const links = {
    home: paths.home(prefix),
    login: paths.login(prefix),
    register: paths.register(prefix),
    forgot: paths.forgotPwd(prefix),
    personal: paths.personal(prefix),
    parcels: paths.myOrder(prefix),
  };
  const texts = {
    logIn: t('header.account'),
    myAccount: t('header.myAccount'),
    title: t('login.title'),
    account: t('login.account'),
    password: t('login.password'),
    showPassword: t('login.showPassword'),
    hidePassword: t('login.hidePassword'),
    remember: t('login.remember'),
    submit: t('login.submit'),
    incomplete: t('login.incomplete'),
    loggedIn: t('login.done'),
    newHere: t('login.newHere'),
    register: t('links.user-opt-register'),
    forgot: t('links.user-opt-forgot-pwd'),
    personal: t('links.user-opt-personal'),
    parcels: t('links.index-my-parcel'),
    logOut: t('logout.action'),
    logOutQuestion: t('logout.question'),
    logOutNote: t('logout.note'),
    stay: t('logout.stay'),
    loggedOut: t('logout.done'),
    network: common('failures.network'),
    service: common('failures.service'),
    timeout: common('failures.timeout'),
  };
  return { links, texts };
}

export type AccountMenuProps = Awaited<ReturnType<typeof accountMenuProps>>;
