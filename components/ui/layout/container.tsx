import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './container.module.css';

interface ContainerProps {
  /** Narrow width for texts and forms. */
  narrow?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The content column (§9: 1200 px at most) with the page's gutters. */
export function Container({ narrow, className, children }: ContainerProps) {
  return <div className={classNames(styles.container, narrow && styles.narrow, className)}>{children}</div>;
}
