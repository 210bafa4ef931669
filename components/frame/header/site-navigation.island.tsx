'use client';

import { usePathname } from 'next/navigation';
import { MENU_GROUP } from '@/components/frame/effects/follow-links';
import { DisclosureMenu } from '@/components/ui/navigation/disclosure-menu.island';
import { LinkList, type NamedLink } from '../page/link-list';
import styles from './site-navigation.module.css';

type NamedLinks = readonly [title: string, links: readonly NamedLink[]];

export interface SiteNavigationProps {
  label: string;
  tasks: readonly NamedLink[];
  /** The label of the menu of services, and its groups. */
  services: string;
  groups: readonly NamedLinks[];
  help: readonly NamedLink[];
  about: NamedLinks;
}

/** Renders the links of the header. The open page is marked. */
export function SiteNavigation({ label, tasks, services, groups, help, about }: SiteNavigationProps) {
  const current = usePathname();
  const [aboutLabel, aboutLinks] = about;
  return (
    <nav aria-label={label} className={styles.navigation}>
      <LinkList links={tasks} current={current} className={styles.row} />
      <DisclosureMenu name={MENU_GROUP} summary={services} panelSize="wide">
        <div className={styles.groups}>
          {groups.map(([title, links], index) => (
            <div key={title}>
              <p id={`nav-${index}`} className={styles.title}>
                {title}
              </p>
              <LinkList links={links} current={current} labelledBy={`nav-${index}`} className={styles.list} />
            </div>
          ))}
        </div>
      </DisclosureMenu>
      <LinkList links={help} current={current} className={styles.row} />
      <DisclosureMenu name={MENU_GROUP} summary={aboutLabel} align="end">
        <LinkList links={aboutLinks} current={current} className={styles.list} />
      </DisclosureMenu>
    </nav>
  );
}
