import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './container.module.css';

interface ContainerProps {
  /** For reading and for forms. */
  narrow?: boolean;
  /** What comes first, the heading, stands beside the rest where there is room. */
  split?: boolean;
  children: ReactNode;
}

/** The content column (§9: 1200 px at most) with the page's gutters. */
export function Container({ narrow, split, children }: ContainerProps) {
  return <div className={classNames(styles.container, narrow && styles.narrow, split && styles.split)}>{children}</div>;
}
