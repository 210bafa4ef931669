import type { ReactNode } from 'react';
import { Container } from './container';
import styles from './split-container.module.css';

/** What comes first, the heading, stands beside the rest where there is room. */
export function SplitContainer({ children }: { children: ReactNode }) {
  return <Container className={styles.split}>{children}</Container>;
}
