import type { ReactNode } from 'react';
import { Container } from './container';
import styles from './split-container.module.css';

/** Places the heading, which comes first, beside the rest if there is room. */
export function SplitContainer({ children }: { children: ReactNode }) {
  return <Container className={styles.split}>{children}</Container>;
}
