'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import styles from './nav-links.module.css';

export interface NavLink {
  key: string;
  href: string;
  label: string;
}

/** The header's plain links; the open page is marked. */
export function NavLinks({ links }: { links: readonly NavLink[] }) {
  const pathname = usePathname();
  return (
    <ul role="list" className={styles.list}>
      {links.map(({ key, href, label }) => (
        <li key={key}>
          <Link
            href={href}
            prefetch={false}
            aria-current={pathname === href ? 'page' : undefined}
            className={styles.link}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
