'use client';

import Link from 'next/link';
import { MENU_GROUP, SITE_MENU_ID } from '@/components/frame/effects/follow-links';
import { Icon } from '@/components/ui/icon';
import { AccountMenu } from './account-menu.island';
import type { AccountMenuProps } from './load-account-menu-props';
import styles from './header.module.css';
import type { NamedLink } from '../page/link-list';
import { Logo } from '../../parts/logo';
import { MarketMenu, type MarketMenuProps } from './market-menu.island';
import { SiteNavigation, type SiteNavigationProps } from './site-navigation.island';

export interface HeaderProps {
  home: NamedLink;
  /** The address of the home page, for paper. */
  address: string;
  menu: string;
  closeMenu: string;
  navigation: SiteNavigationProps;
  market: MarketMenuProps;
  account: AccountMenuProps;
}

/**
 * All widths have the same list of links (§2). On wide screens it is a row, on narrow ones a popover of the menu
 * button, which opens without scripts. Over a hero (`data-hero`) the header is transparent. In print only our mark and
 * our address are left.
 */
export function Header({
  home: [home, homeLabel],
  address,
  menu,
  closeMenu,
  navigation,
  market,
  account,
}: HeaderProps) {
  const mark = (
    <Link href={home} prefetch={false} aria-label={homeLabel} className={styles.home}>
      <Logo />
    </Link>
  );
  return (
    <header className={styles.header} data-ground="ink">
      <div className={styles.bar} data-address={address}>
        {mark}
        <button type="button" popoverTarget={SITE_MENU_ID} className={styles.menuButton} data-print="hide">
          <Icon name="menu" size={24} />
          {menu}
        </button>
        <div id={SITE_MENU_ID} popover="auto" className={styles.menu} data-print="hide">
          <div className={styles.sheetHead}>
            {mark}
            <button type="button" popoverTarget={SITE_MENU_ID} aria-label={closeMenu} className={styles.closeButton}>
              <Icon name="x" size={24} />
            </button>
          </div>
          <SiteNavigation {...navigation} />
          <div className={styles.tools}>
            <MarketMenu {...market} name={MENU_GROUP} />
            <AccountMenu {...account} />
          </div>
        </div>
      </div>
    </header>
  );
}
