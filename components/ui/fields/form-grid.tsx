import type { ReactNode } from 'react';
import styles from './form-grid.module.css';

/** Arranges fields in one column on a phone, and side by side if there is space. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}

export function Half({ children }: { children: ReactNode }) {
  return <div className={styles.half}>{children}</div>;
}

export function Third({ children }: { children: ReactNode }) {
  return <div className={styles.third}>{children}</div>;
}
