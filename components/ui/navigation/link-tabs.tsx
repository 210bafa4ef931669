import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './link-tabs.module.css';

export interface LinkTab {
  key: string;
  label: ReactNode;
  href: string;
  current?: boolean;
}

/** Links to the views or filters of one page, each with its own address. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul role="list" className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              href={tab.href}
              prefetch={false}
              aria-current={tab.current ? 'page' : undefined}
              className={styles.tab}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
