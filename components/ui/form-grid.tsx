import type { ReactNode } from 'react';
import styles from './form-grid.module.css';

/** Fields in one column on a phone, side by side where there is room. */
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
