import type { ReactNode } from 'react';
import styles from './scroll-box.module.css';

/**
 * Renders a long list at a limited height. The Tab key stops at it, so that the arrow keys scroll it. `label` names it.
 */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.box}>
      {children}
    </div>
  );
}
