import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import type { IconName } from '../icon-names';
import styles from './menu-list.module.css';

export interface MenuLink {
  key: string;
  href: string;
  label: ReactNode;
  icon?: IconName;
  current?: boolean;
  /** Language of the label, if it is not the page's. */
  lang?: string;
}

/** Renders the links of a menu panel. A button among them is a `<MenuItem>` with the same style. */
export function MenuList({ links, children }: { links?: readonly MenuLink[]; children?: ReactNode }) {
  return (
    <ul role="list" className={styles.list}>
      {links?.map((link) => (
        <li key={link.key}>
          <Link
            href={link.href}
            prefetch={false}
            lang={link.lang}
            hrefLang={link.lang}
            aria-current={link.current ? 'true' : undefined}
            className={styles.item}
          >
            {link.icon && <Icon name={link.icon} className={styles.icon} />}
            <span className={styles.label}>{link.label}</span>
            {link.current && <Icon name="check" size={16} />}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}

export function MenuItem({ icon, onClick, children }: { icon?: IconName; onClick: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" onClick={onClick} className={styles.item}>
        {icon && <Icon name={icon} className={styles.icon} />}
        <span className={styles.label}>{children}</span>
      </button>
    </li>
  );
}
