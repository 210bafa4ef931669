import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Long text with plain elements in it: legal pages, news, help. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
