import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { FrameWords } from '../frame-words';
import type { NamedLink } from '../page/link-list';

export interface AccountFailureTexts {
  network: string;
  service: string;
  timeout: string;
}

export interface AccountMenuProps {
  language: MarketChoice['language'];
  home: string;
  /** Labels of the button, for anonymous and for logged-in visitors. */
  logIn: string;
  myAccount: string;
  title: string;
  newHere: string;
  login: NamedLink;
  /** Class names of the button. Their table would add more script to each page than the rest of the menu. */
  loginLook: string;
  register: NamedLink;
  forgot: NamedLink;
  personal: NamedLink;
  parcels: NamedLink;
  /** Texts for failures without their own message. */
  failures: AccountFailureTexts;
}

/** Props of the menu's panel, which is loaded later. */
export type AccountPanelProps = AccountMenuProps & { words: FrameWords; onDone: () => void };

export async function loadAccountMenuProps(
  language: MarketChoice['language'],
  prefix: Prefix,
  failures: AccountFailureTexts,
): Promise<AccountMenuProps> {
  const t = await getTranslations('layout');
  const login = await getTranslations('frame.login');
  return {
    language,
    home: paths.home(prefix),
    logIn: t('header.account'),
    myAccount: t('header.myAccount'),
    title: login('title'),
    newHere: login('newHere'),
    login: [paths.login(prefix), login('submit')],
    loginLook: buttonClass({ variant: 'primary', block: true }),
    register: [paths.register(prefix), t('links.user-opt-register')],
    forgot: [paths.forgotPwd(prefix), t('links.user-opt-forgot-pwd')],
    personal: [paths.personal(prefix), t('links.user-opt-personal')],
    parcels: [paths.myOrder(prefix), t('links.index-my-parcel')],
    failures,
  };
}
