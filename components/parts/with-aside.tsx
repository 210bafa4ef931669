import type { ReactNode } from 'react';
import styles from './with-aside.module.css';

/** Places the tool of a page beside its answer and its facts if there is room. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
