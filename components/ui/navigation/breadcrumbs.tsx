import Link from 'next/link';
import { Icon } from '../icon';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Absent for the page itself, the last entry. */
  href?: string;
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className={styles.nav} data-print="hide">
      <ol role="list" className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles.crumb}>
            {index > 0 && <Icon name="chevron-forward" size={16} className={styles.separator} />}
            {crumb.href ? (
              <Link href={crumb.href} prefetch={false} className={styles.link}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
