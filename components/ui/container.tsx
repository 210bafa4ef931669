import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './container.module.css';

/** The content column (§9: 1200 px at most) with the page's gutters. `narrow` is for reading and for forms. */
export function Container({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.container, narrow && styles.narrow)}>{children}</div>;
}
