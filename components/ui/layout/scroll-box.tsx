import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './scroll-box.module.css';

/** Maximum number of rows shown at their full height. */
const MAX_UNSCROLLED_ROWS = 30;

interface ScrollBoxProps {
  label: string;
  /** Number of rows of the content. Leave it out for content that always scrolls. */
  rows?: number;
  children: ReactNode;
}

/**
 * Renders a long list at a limited height, and a short one as it is. The Tab key stops at a long list, so that the
 * arrow keys scroll it. `label` names it.
 */
export function ScrollBox({ label, rows = Infinity, children }: ScrollBoxProps) {
  if (rows <= MAX_UNSCROLLED_ROWS) return <div className={styles.box}>{children}</div>;
  return (
    <div role="region" aria-label={label} tabIndex={0} className={classNames(styles.box, styles.long)}>
      {children}
    </div>
  );
}
