import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Renders text for screen readers only. It occupies no space on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
