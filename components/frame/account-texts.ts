import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { FrameWords } from './frame-words';
import type { NamedLink } from './link-list';

export interface FailureTexts {
  network: string;
  service: string;
  timeout: string;
}

export interface AccountMenuProps {
  language: MarketChoice['language'];
  home: string;
  /** What the button says to strangers and to those who are signed in. */
  logIn: string;
  myAccount: string;
  title: string;
  newHere: string;
  login: NamedLink;
  /** Class names of the button: their table is more than the menu needs in every page's script. */
  loginLook: string;
  register: NamedLink;
  forgot: NamedLink;
  personal: NamedLink;
  parcels: NamedLink;
  /** The sentences for a failure that has none of its own. */
  failures: FailureTexts;
}

/** Of what the menu holds once that is loaded. */
export type AccountPanelProps = AccountMenuProps & { words: FrameWords; onDone: () => void };

export async function accountMenuProps(
  language: MarketChoice['language'],
  prefix: Prefix,
  failures: FailureTexts,
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
