'use client';

import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { DisclosureMenu } from '@/components/ui/navigation/disclosure-menu.island';
import { useUserStore } from '@/lib/client/stores/user';
import { MENU_GROUP } from '@/components/frame/effects/follow-links';
import { Icon } from '@/components/ui/icon';
import type { AccountPanel } from './account-panel';
import type { AccountMenuProps } from './load-account-menu-props';
import styles from './account-menu.module.css';

/**
 * A login or a user dropdown (§2). The server renders the anonymous one with links. The form and its texts are loaded
 * when the pointer or the focus enters the menu. Both labels share one cell, so that exchanging them moves nothing.
 */
export function AccountMenu(props: AccountMenuProps) {
  const { language, logIn, myAccount } = props;
  const kind = useUserStore(({ user }) => (user ? 'loggedIn' : 'anonymous'));
  const [loaded, setLoaded] = useState<AccountPanel>();
  const wrapper = useRef<HTMLDivElement>(null);
  const panel = loaded?.kind === kind ? loaded : null;

  const loadPanel = () => {
    if (!panel)
      void import('./account-panel')
        .then(({ loadAccountPanel }) => loadAccountPanel(kind, language))
        .then(setLoaded, () => undefined);
  };
  const label = (of: typeof kind, text: string) => (
    <span className={classNames(styles.label, of !== kind && styles.unseen)}>
      {of === kind && <Icon name="user" />}
      <span>{text}</span>
    </span>
  );
  const details = () => wrapper.current?.querySelector('details');
  const close = () => {
    const menu = details();
    if (menu) menu.open = false;
  };

  useEffect(() => {
    // The menu is already open, or was opened before the page was ready. The menu of a logged-in visitor is small.
    if (kind === 'loggedIn' || details()?.open) loadPanel();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- loadPanel depends on `kind` alone
  }, [kind]);

  return (
    <div ref={wrapper} onPointerEnter={loadPanel} onFocus={loadPanel} onClick={loadPanel}>
      <DisclosureMenu
        name={MENU_GROUP}
        align="end"
        panelSize={kind === 'anonymous' ? 'form' : 'menu'}
        summary={
          <span className={styles.labels}>
            {label('anonymous', logIn)}
            {label('loggedIn', myAccount)}
          </span>
        }
      >
        {panel ? <panel.Panel {...props} words={panel.words} onDone={close} /> : <LoginLinks {...props} />}
      </DisclosureMenu>
    </div>
  );
}

/** Content of the login dropdown until its form is loaded, and without scripts. */
function LoginLinks({ title, newHere, login, loginLook, forgot, register }: AccountMenuProps) {
  return (
    <div className={styles.links}>
      <p className={styles.title}>{title}</p>
      <a href={login[0]} className={loginLook}>
        {login[1]}
      </a>
      <a href={forgot[0]}>{forgot[1]}</a>
      <p>
        {newHere} <a href={register[0]}>{register[1]}</a>
      </p>
    </div>
  );
}
