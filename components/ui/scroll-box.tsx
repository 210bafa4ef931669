import type { ReactNode } from 'react';
import styles from './scroll-box.module.css';

/** A long list in little height. It is a stop of the Tab key, so that the arrow keys scroll it. `label` names it. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.box}>
      {children}
    </div>
  );
}
