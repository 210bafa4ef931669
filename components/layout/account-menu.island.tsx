'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { DisclosureMenu } from '@/components/ui/disclosure-menu.island';
import { useUserStore } from '@/lib/client/stores/user';
import type { AccountMenuProps } from './account-texts';
import { MENU_GROUP } from '@/components/layout/frame/follow-links';
import styles from './account-menu.module.css';

export type AccountPanel = ComponentType<AccountMenuProps & { onDone: () => void }>;

const PANELS = {
  anonymous: () => import('./login-form.island').then(({ LoginForm }): AccountPanel => LoginForm),
  signedIn: () => import('./user-panel.island').then(({ UserPanel }): AccountPanel => UserPanel),
};

/**
 * §2: a login or a user dropdown. The server draws the anonymous one, with the links given as children; its form is loaded when the
 * menu is approached. Both labels share one cell, so that exchanging them moves nothing.
 */
export function AccountMenu({
  links,
  texts,
  icon,
  children,
}: AccountMenuProps & { icon: ReactNode; children: ReactNode }) {
  const kind = useUserStore(({ user }) => (user ? 'signedIn' : 'anonymous'));
  const [loaded, setLoaded] = useState<{ kind: typeof kind; Panel: AccountPanel }>();
  const wrapper = useRef<HTMLDivElement>(null);
  const Panel = loaded?.kind === kind ? loaded.Panel : null;

  const loadPanel = () => {
    if (!Panel)
      void PANELS[kind]().then(
        (Panel) => setLoaded({ kind, Panel }),
        () => undefined,
      );
  };
  const details = () => wrapper.current?.querySelector('details');
  const close = () => {
    const menu = details();
    if (menu) menu.open = false;
  };

  useEffect(() => {
    // Opened before the page was ready, or about to be: a signed-in visitor's menu is small.
    if (kind === 'signedIn' || details()?.open) loadPanel();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- loadPanel depends on `kind` alone
  }, [kind]);

  return (
    <div ref={wrapper} onPointerEnter={loadPanel} onFocus={loadPanel} onClick={loadPanel}>
      <DisclosureMenu
        name={MENU_GROUP}
        align="end"
        panelSize={kind === 'anonymous' ? 'form' : 'menu'}
        summary={
          <span className={styles.summary}>
            {icon}
            <span className={styles.labels}>
              <span className={classNames(kind === 'signedIn' && styles.unseen)}>{texts.logIn}</span>
              <span className={classNames(kind === 'anonymous' && styles.unseen)}>{texts.myAccount}</span>
            </span>
          </span>
        }
      >
        {Panel ? <Panel links={links} texts={texts} onDone={close} /> : children}
      </DisclosureMenu>
    </div>
  );
}
