import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { DisclosureMenu } from '@/components/ui/disclosure-menu.island';
import { Icon } from '@/components/ui/icon';
import { MenuList } from '@/components/ui/menu-list';
import { BRAND } from '@/lib/market/brand';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { pathTo, paths } from '@/lib/routing/paths';
import { AccountMenu } from './account-menu.island';
import { accountMenuProps } from './account-texts';
import type { NamedCountry } from '@/lib/i18n/place-name';
import { LoginLinks } from './login-links';
import { Logo } from './logo';
import { MarketMenu } from './market-menu';
import { NavLinks } from './nav-links.island';
import { aboutMenu, headerLinks } from './navigation';
import { MENU_GROUP, SITE_MENU_ID } from '@/components/layout/frame/follow-links';
import styles from './header.module.css';

export interface HeaderProps {
  choice: MarketChoice;
  prefix: Prefix;
  countries: readonly NamedCountry[];
}

/**
 * §2. One list of links for all widths: a row on wide screens, a sheet behind the menu button on narrow ones
 * (a popover, so that it opens without scripts). Over a hero (`data-hero`) the header is transparent.
 */
export async function Header({ choice, prefix, countries }: HeaderProps) {
  const t = await getTranslations('layout');
  const account = await accountMenuProps(prefix);
  const labelled = (page: ReturnType<typeof headerLinks>[number]) => ({
    key: page,
    href: pathTo(prefix, page),
    label: t(`links.${page}`),
  });
  return (
    <header className={styles.header} data-ground="ink" data-print="hide">
      <div className={styles.bar}>
        <Link
          href={paths.home(prefix)}
          prefetch={false}
          aria-label={t('header.home', { brand: BRAND.name })}
          className={styles.home}
        >
          <Logo />
        </Link>
        <button type="button" popoverTarget={SITE_MENU_ID} className={styles.menuButton}>
          <Icon name="menu" size={24} />
          {t('header.menu')}
        </button>
        <div id={SITE_MENU_ID} popover="auto" className={styles.menu}>
          <div className={styles.sheetHead}>
            <Logo />
            <button
              type="button"
              popoverTarget={SITE_MENU_ID}
              popoverTargetAction="hide"
              aria-label={t('header.closeMenu')}
              className={styles.closeButton}
            >
              <Icon name="x" size={24} />
            </button>
          </div>
          <nav aria-label={t('header.navigation')} className={styles.navigation}>
            <NavLinks links={headerLinks(choice.country).map(labelled)} />
            <DisclosureMenu name={MENU_GROUP} summary={t('header.about')}>
              <MenuList links={aboutMenu(choice.country).map(labelled)} />
            </DisclosureMenu>
          </nav>
          <div className={styles.tools}>
            <MarketMenu choice={choice} prefix={prefix} countries={countries} />
            <AccountMenu {...account} icon={<Icon name="user" />}>
              <LoginLinks {...account} />
            </AccountMenu>
          </div>
        </div>
      </div>
    </header>
  );
}
