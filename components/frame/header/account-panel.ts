import type { ComponentType } from 'react';
import type { Language } from '@/lib/market/language';
import type { AccountPanelProps } from './load-account-menu-props';
import { loadFrameWords, type FrameWords } from '../frame-words';

const PANELS = {
  anonymous: () => import('./login-form.island').then(({ LoginForm }): ComponentType<AccountPanelProps> => LoginForm),
  loggedIn: () => import('./user-panel.island').then(({ UserPanel }): ComponentType<AccountPanelProps> => UserPanel),
};

export type AccountPanelKind = keyof typeof PANELS;

export interface AccountPanel {
  kind: AccountPanelKind;
  Panel: ComponentType<AccountPanelProps>;
  words: FrameWords;
}

/** Loads the panel of the account's menu with its texts. Rejects without a network. */
export async function loadAccountPanel(kind: AccountPanelKind, language: Language): Promise<AccountPanel> {
  const [Panel, words] = await Promise.all([PANELS[kind](), loadFrameWords(language)]);
  return { kind, Panel, words };
}
